'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import type { AltTextsKey, AltTextsTexts } from './alt-texts-texts.ts'
import type { AltTexts, Proposal } from './propose-alts.ts'

/** What is said about alternative texts in the reader's language, which Payload's own texts come with (payload.config.ts). */
export function useAltTextsTexts() {
  const { i18n } = useTranslation()
  const { altTexts } = i18n.translations as unknown as { altTexts: AltTextsTexts }
  return (key: AltTextsKey, values: Record<string, string | number> = {}) => fillTemplate(altTexts[key], values)
}

type Read = { texts: AltTexts; proposal: Proposal | null }

/** The alternative texts of this form's picture as they are saved; null until they are read, and for a picture that is new. */
export function useAltTexts() {
  const { id, lastUpdateTime } = useDocumentInfo()
  const [read, setRead] = useState<Read | null>(null)
  const address = id === undefined ? null : `/cms-api/alt-texts/${id}`
  useEffect(() => {
    if (!address) return
    const leaving = new AbortController()
    fetch(address, { credentials: 'same-origin', signal: leaving.signal })
      .then(async (answer) => (answer.ok ? setRead((await answer.json()) as Read) : undefined))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address, lastUpdateTime])

  /** @returns whether they are saved */
  async function save(texts: AltTexts): Promise<boolean> {
    const answer = await fetch(address ?? '', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify({ texts }),
    }).catch(() => null)
    if (!answer?.ok) return false
    const saved = (await answer.json()) as Pick<Read, 'texts'>
    setRead((before) => before && { ...before, ...saved })
    return true
  }

  return { read, save }
}
