'use client'

import { Button, toast, useDocumentInfo, useFormModified, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { useTexts } from './use-texts.ts'

const ASK_EVERY_MS = 700
const busy = ['waiting', 'running']

type Progress = { state: string; refused: number }

/** Has the gaps of this document filled in the language of the form, and shows the form anew. What is typed must have been saved. */
export function TranslateButton({ hasGaps }: { hasGaps: boolean }) {
  const text = useTexts()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const isModified = useFormModified()
  const [isBusy, setBusy] = useState(false)
  if (!hasGaps) return null

  async function translate() {
    setBusy(true)
    const begun = await callTranslating<{ id?: number; message?: string }>('', {
      kind: collectionSlug,
      id: Number(id),
      languages: [code],
    })
    if (!begun?.id) {
      setBusy(false)
      toast.error(begun?.message ?? text('failed'))
      return
    }
    const progress = await untilOver(begun.id)
    if (progress.state === 'done' && progress.refused === 0) window.location.reload()
    else window.location.assign(`/admin/translating/${begun.id}`)
  }

  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={isBusy || isModified}
      onClick={() => void translate()}
    >
      {text(isBusy ? 'translating' : 'translate')}
    </Button>
  )
}

async function untilOver(job: number): Promise<Progress> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    const progress = await callTranslating<Progress>(`/${job}`)
    if (progress && !busy.includes(progress.state)) return progress
  }
}

/** @returns null where it could not be reached */
async function callTranslating<Answer>(path: string, body?: object): Promise<Answer | null> {
  const init = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }
  return fetch(`/cms-api/translating${path}`, { credentials: 'same-origin', ...init })
    .then((response) => response.json() as Promise<Answer>)
    .catch(() => null)
}
