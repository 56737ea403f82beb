'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import form from '../../../platform/ui/form.module.css'
import { useRefreshOnceOver } from '../../../platform/ui/use-refresh-once-over.ts'
import type { ImportTexts } from '../import-texts.ts'
import type { ImportPlace } from './import-place.ts'

const ASK_EVERY_MS = 500

type State = { done: number; total: number }
type Props = { id: number; place: ImportPlace; texts: ImportTexts; initial: State }

/** How far the program is; when it is over the page is shown anew. It goes on without the page. */
export function Progress({ id, place, texts, initial }: Props) {
  const [{ done, total }, setState] = useState<State>(initial)
  const [isCancelled, setCancelled] = useState(false)
  const url = `${place.api}/imports/${id}`

  async function isOver() {
    const answer = await fetch(url, { credentials: 'same-origin' })
    if (!answer.ok) return false
    const progress = (await answer.json()) as State & { state: string }
    setState(progress)
    return !['checking', 'applying', 'undoing'].includes(progress.state)
  }
  useRefreshOnceOver(true, isOver, ASK_EVERY_MS)

  async function cancel() {
    setCancelled(true)
    await fetch(`${url}/cancel`, { method: 'POST', credentials: 'same-origin' }).catch(() => null)
  }

  const text = fillTemplate(texts.progress, { done, total })
  return (
    <div className={form.actions}>
      <progress value={done} max={Math.max(total, 1)} aria-label={text} />
      <span role="status">{text}</span>
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isCancelled} onClick={() => void cancel()}>
        {texts.cancel}
      </Button>
    </div>
  )
}
