'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { FindingsTexts } from '../findings-texts.ts'

type Props = { texts: Pick<FindingsTexts, 'list.now' | 'list.running' | 'failed'>; isRunning: boolean }

/** The button that has everything checked now. */
export function CheckNow({ texts, isRunning: wasRunning }: Props) {
  const [isRunning, setRunning] = useState(wasRunning)
  const [error, setError] = useState('')
  async function check() {
    setError('')
    const request = { method: 'POST', credentials: 'same-origin' } as const
    const answer = await fetch('/cms-api/findings/check-all', request).catch(() => null)
    if (answer?.ok) setRunning(true)
    else setError(texts.failed)
  }
  return (
    <div>
      <Button buttonStyle="secondary" margin={false} disabled={isRunning} onClick={() => void check()}>
        {texts['list.now']}
      </Button>
      <p role="status">{isRunning ? texts['list.running'] : error}</p>
    </div>
  )
}
