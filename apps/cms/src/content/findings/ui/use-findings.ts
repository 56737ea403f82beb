'use client'

import { reduceFieldsToValues } from 'payload/shared'
import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { checkForm, type Findings } from './check-form.ts'

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
      void checkForm(collectionSlug, body, aborted.signal).then((answer) => {
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
