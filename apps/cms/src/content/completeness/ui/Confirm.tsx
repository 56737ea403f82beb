'use client'

import { Button, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { confirmTranslation } from './use-document-states.ts'
import { useTexts } from './use-texts.ts'

const texts = {
  confirm: { one: 'confirm', all: 'confirmAll', done: 'confirmed' },
  approve: { one: 'approve', all: 'approveAll', done: 'approved' },
} as const

/**
 * Says in one click that a translation is still right though English has changed, or yes to what a machine has written.
 * @param path of one text, else of the whole document
 */
export function Confirm({ path, what = 'confirm' }: { path?: string; what?: 'confirm' | 'approve' }) {
  const text = useTexts()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [isSending, setSending] = useState(false)
  if (id === undefined || !collectionSlug) return null
  const confirm = async () => {
    setSending(true)
    const isDone = await confirmTranslation(collectionSlug, id, code, { path, what })
    setSending(false)
    if (isDone) toast.success(text(texts[what].done))
    else toast.error(text('failed'))
  }
  return (
    <Button
      buttonStyle={path === undefined ? 'secondary' : 'subtle'}
      size="small"
      margin={false}
      disabled={isSending}
      onClick={() => void confirm()}
    >
      {text(texts[what][path === undefined ? 'all' : 'one'])}
    </Button>
  )
}
