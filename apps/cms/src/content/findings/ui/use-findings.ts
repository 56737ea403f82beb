'use client'

import { reduceFieldsToValues } from 'payload/shared'
import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Finding } from '../finding.ts'
import type { Card } from '../to-card.ts'

export type Findings = { findings: Finding[]; card: (Card & { url: string }) | null }

/** So long after the last key: checking is never in the way of typing. */
const PAUSE_MS = 900

/** What there is to mend in what the form has now; null until it was checked, `failed` where that did not work. */
export function useFindings(): Findings | 'failed' | null {
  const { collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [fields] = useAllFormFields()
  const [found, setFound] = useState<Findings | 'failed' | null>(null)
  const { translationState: _, ...values } = reduceFieldsToValues(fields, true) as Record<string, unknown>
  const body = JSON.stringify({ language: code, values })
  useEffect(() => {
    if (!collectionSlug) return
    const aborted = new AbortController()
    const timer = setTimeout(() => {
      void check(collectionSlug, body, aborted.signal).then((answer) => {
        if (!aborted.signal.aborted) setFound(answer)
      })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [body, collectionSlug])
  return found
}

async function check(kind: string, body: string, signal: AbortSignal): Promise<Findings | 'failed'> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', credentials: 'same-origin', headers, body, signal } as const
  const response = await fetch(`/cms-api/findings/${kind}`, request).catch(() => null)
  return response?.ok ? ((await response.json()) as Findings) : 'failed'
}
