'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callDeskEndpoint } from '../desk/call-desk-endpoint.ts'
import type { DeskTexts } from '../desk/desk-texts.ts'

const PAUSE_MS = 800

type Draft = { subject: string; text: string }
export type DraftState = 'idle' | 'saved' | 'failed'

const isSame = (one: Draft, other: Draft) => one.subject === other.subject && one.text === other.text

/**
 * Keeps a draft at the server while it is typed: when the typing pauses, and at once when the page is left.
 * @param first what the server has
 * @returns `flush` resolves when all is kept; `drop` keeps nothing more, for the draft was sent
 */
export function useDraft(id: string, first: Draft, { subject, text }: Draft, texts: DeskTexts) {
  const [state, setState] = useState<DraftState>('idle')
  const kept = useRef(first)
  const sending = useRef(Promise.resolve())

  /** One after the other, so that what was typed last is kept last. */
  function flush(): Promise<void> {
    const own = { subject, text }
    if (isSame(kept.current, own)) return sending.current
    kept.current = own
    sending.current = sending.current.then(async () => {
      const result = await callDeskEndpoint(texts, 'POST', `${id}/draft`, own)
      // The next pause tries again.
      if (!result.ok) kept.current = first
      setState(result.ok ? 'saved' : 'failed')
    })
    return sending.current
  }

  const keep = useEffectEvent(() => void flush())
  const leave = useEffectEvent(() => {
    const own = { subject, text }
    if (isSame(kept.current, own)) return
    kept.current = own
    void fetch(`/cms-api/enquiries/${id}/draft`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(own),
    }).catch(() => undefined)
  })

  useEffect(() => {
    const timer = setTimeout(() => keep(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [subject, text])

  useEffect(() => {
    const onLeave = () => leave()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onLeave()
    }
  }, [])

  const drop = (sent: Draft) => {
    kept.current = sent
    setState('idle')
  }
  return { state, flush, drop }
}
