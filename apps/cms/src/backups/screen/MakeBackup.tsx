'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import type { BackupTexts } from '../backup-texts.ts'

const ASK_EVERY_MS = 1000
const URL = '/cms-api/backups'

type Props = { texts: BackupTexts; isRunning: boolean }

/** The button that makes a back-up, and what it says until that is done; then the page is shown anew. */
export function MakeBackup({ texts, isRunning: wasRunning }: Props) {
  const router = useRouter()
  const [isRunning, setRunning] = useState(wasRunning)
  const [error, setError] = useState('')

  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(async () => {
      const isOver = await fetch(URL)
        .then(async (answer) => answer.ok && !((await answer.json()) as { isRunning: boolean }).isRunning)
        .catch(() => false)
      if (!isOver) return
      setRunning(false)
      router.refresh()
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, router])

  async function make() {
    setError('')
    const answer = await fetch(URL, { method: 'POST', headers: { accept: 'application/json' } }).catch(() => null)
    if (answer?.status === 202 || answer?.status === 409) setRunning(true)
    else setError(texts.failed)
  }

  return (
    <div>
      <Button onClick={() => void make()} disabled={isRunning} margin={false}>
        {texts.make}
      </Button>
      <p role="status">{isRunning ? texts.making : error}</p>
    </div>
  )
}
