'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import form from '../../../platform/ui/form.module.css'
import { useRefreshOnceOver } from '../../../platform/ui/use-refresh-once-over.ts'
import type { JobRecord } from '../jobs/job-record.ts'
import { callTranslating } from './call-translating.ts'

const ASK_EVERY_MS = 800
type Step = 'cancel' | 'resume' | 'apply' | 'undo'

type Props = {
  job: Pick<JobRecord, 'id' | 'type' | 'state' | 'done' | 'total'>
  isBusy: boolean
  canApply: boolean
  texts: Record<Step | 'progress' | 'failed', string>
}

/** How far a job is, and what can be done with it; when it is over the page is shown anew. It goes on without the page. */
export function JobControls({ job, isBusy, canApply, texts }: Props) {
  const router = useRouter()
  const [progress, setProgress] = useState({ state: job.state, done: job.done, total: job.total })
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState('')

  async function isOver() {
    const answer = await fetch(`/cms-api/translating/${job.id}`, { credentials: 'same-origin' })
    if (!answer.ok) return false
    const now = (await answer.json()) as typeof progress
    setProgress(now)
    return now.state !== job.state
  }
  useRefreshOnceOver(isBusy, isOver, ASK_EVERY_MS)

  async function press(step: Step) {
    setSending(true)
    const answer = await callTranslating(`/${job.id}/${step}`)
    setSending(false)
    setMessage(answer.ok ? '' : (answer.message ?? texts.failed))
    router.refresh()
  }

  const text = fillTemplate(texts.progress, { done: progress.done, total: progress.total })
  return (
    <div className={form.actions}>
      {isBusy && <progress value={progress.done} max={Math.max(progress.total, 1)} aria-label={text} />}
      {isBusy && <span role="status">{text}</span>}
      {stepsOf(job, canApply).map((step) => (
        <Button
          key={step}
          buttonStyle={step === 'apply' || step === 'resume' ? 'primary' : 'secondary'}
          margin={false}
          disabled={isSending}
          onClick={() => void press(step)}
        >
          {texts[step]}
        </Button>
      ))}
      {message && <span role="alert">{message}</span>}
    </div>
  )
}

function stepsOf({ type, state, done }: Props['job'], canApply: boolean): Step[] {
  switch (state) {
    case 'waiting':
    case 'running':
      return ['cancel']
    case 'checked':
      return canApply ? ['apply'] : []
    case 'applied':
      return ['undo']
    case 'done':
      return done > 0 ? ['undo'] : []
    case 'failed':
    case 'cancelled':
      return type === 'machine' ? ['resume', ...(done > 0 ? (['undo'] as const) : [])] : []
    case 'applying':
    case 'undoing':
    case 'undone':
      return []
  }
}
