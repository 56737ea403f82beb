'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { useRefreshOnceOver } from '../../../platform/ui/use-refresh-once-over.ts'
import type { FindingsTexts } from '../findings-texts.ts'

type Props = { texts: Pick<FindingsTexts, 'list.now' | 'list.running' | 'failed'>; isRunning: boolean }

const LOOK_EVERY_MS = 2000

/** The button that has everything checked now; while that goes on the page looks for its end. */
export function CheckNow({ texts, isRunning }: Props) {
  const router = useRouter()
  const [error, setError] = useState('')
  // Only the page knows whether it is over.
  useRefreshOnceOver(isRunning, () => Promise.resolve(true), LOOK_EVERY_MS)
  async function check() {
    const request = { method: 'POST', credentials: 'same-origin' } as const
    const answer = await fetch('/cms-api/findings/check-all', request).catch(() => null)
    setError(answer?.ok ? '' : texts.failed)
    router.refresh()
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
