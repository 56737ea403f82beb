'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect, useSyncExternalStore } from 'react'
import type { WorkflowState } from '../read-state.ts'
import type { WorkflowTexts } from '../workflow-texts.ts'

/** What the panel and all fields of a form show: read once for all of them, and again when something is done. */
type Shown = { state: WorkflowState | null; isCommenting: boolean; words: Words | null }
/** The texts, and the language that they are in. */
type Words = { texts: WorkflowTexts; reader: string }

const nothing: Shown = { state: null, isCommenting: false, words: null }
let shown = nothing
let address = ''
const listeners = new Set<() => void>()

function show(change: Partial<Shown>): void {
  shown = { ...shown, ...change }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWorkflow = (): Shown =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => nothing,
  )

export const toggleCommenting = () => show({ isCommenting: !shown.isCommenting })

/** Reads it for a document, also after each save of the form. @param query names the document */
export function useReadingWorkflow(query: string, texts: WorkflowTexts, reader: string): void {
  const { lastUpdateTime, versionCount } = useDocumentInfo()
  useEffect(() => {
    address = query
    show({ state: null, isCommenting: false })
    return () => {
      address = ''
      show(nothing)
    }
  }, [query])
  useEffect(() => show({ words: { texts, reader } }), [texts, reader])
  useEffect(() => void readAgain(), [query, lastUpdateTime, versionCount])
}

export async function readAgain(): Promise<void> {
  const asked = address
  if (!asked) return
  const state = await fetch(`/cms-api/workflow/state?${asked}`, { credentials: 'same-origin' })
    .then((response) => (response.ok ? (response.json() as Promise<WorkflowState>) : null))
    .catch(() => null)
  if (state && asked === address) show({ state })
}
