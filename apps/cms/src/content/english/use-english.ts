'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

type English = Record<string, unknown>

const read = new Map<string, Promise<English | null>>()

/** What the document of this form says in English, drafts included; null where the form is in English itself, or new. */
export function useEnglish(): English | null {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [english, setEnglish] = useState<English | null>(null)
  const isNew = collectionSlug !== undefined && id === undefined
  const address = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  const isNeeded = code !== 'en' && !isNew
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    void readEnglish(address).then((document) => {
      if (isCurrent) setEnglish(document)
    })
    return () => {
      isCurrent = false
    }
  }, [address, isNeeded])
  return isNeeded ? english : null
}

/** All fields of a form ask at once; somebody may change the English text meanwhile. */
const KNOWN_MS = 30_000

function readEnglish(address: string): Promise<English | null> {
  const known = read.get(address)
  if (known) return known
  const query = new URLSearchParams({ locale: 'en', draft: 'true', depth: '0' })
  const english = fetch(`/cms-api/${address}?${query}`, { credentials: 'same-origin' })
    .then((response) => (response.ok ? (response.json() as Promise<English>) : null))
    .catch(() => null)
  read.set(address, english)
  setTimeout(() => read.delete(address), KNOWN_MS)
  return english
}
