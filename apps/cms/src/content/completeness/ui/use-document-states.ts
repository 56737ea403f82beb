'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Origin } from '../origins.ts'

type MachineText = { path: string; findings: string[] }
export type LanguageStates = {
  code: LanguageCode
  missing: string[]
  stale: string[]
  isWaiting: boolean
  machine: MachineText[]
}
export type DocumentStates = { languages: LanguageStates[]; origins: Origin[]; canTranslate: boolean }

const read = new Map<string, Promise<DocumentStates | null>>()
const CHANGED = 'translation-states-changed'

/** The states of the translations of this form's document; null until they are read, and for what is new. */
export function useDocumentStates(): DocumentStates | null {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const [states, setStates] = useState<DocumentStates | null>(null)
  const address = id === undefined || !collectionSlug ? null : `/cms-api/translations/${collectionSlug}/${id}`
  useEffect(() => {
    if (!address) return
    let isCurrent = true
    const load = () =>
      void readStates(`${address}?${String(lastUpdateTime)}`).then((found) => {
        if (isCurrent) setStates(found)
      })
    load()
    window.addEventListener(CHANGED, load)
    return () => {
      isCurrent = false
      window.removeEventListener(CHANGED, load)
    }
  }, [address, lastUpdateTime])
  return states
}

/**
 * Says that a translation is still right, or yes to what a machine has written.
 * @param path of one text; without it, of all in the language
 */
export async function confirmTranslation(
  kind: string,
  id: number | string,
  language: string,
  { path, what = 'confirm' }: { path?: string | undefined; what?: 'confirm' | 'approve' },
) {
  const response = await fetch(`/cms-api/translations/${kind}/${id}/${what}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify({ language, ...(path === undefined ? {} : { path }) }),
  }).catch(() => null)
  if (!response?.ok) return false
  announceStates()
  return true
}

/** Has the states read again wherever they are shown, after something was saved beside the form. */
export function announceStates(): void {
  read.clear()
  window.dispatchEvent(new Event(CHANGED))
}

/** All fields of a form ask at once. */
const KNOWN_MS = 30_000

function readStates(address: string): Promise<DocumentStates | null> {
  const known = read.get(address)
  if (known) return known
  const states = fetch(address, { credentials: 'same-origin' })
    .then((response) => (response.ok ? (response.json() as Promise<DocumentStates>) : null))
    .catch(() => null)
  read.set(address, states)
  setTimeout(() => read.delete(address), KNOWN_MS)
  return states
}
