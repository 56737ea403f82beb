'use client'

import { Button, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { confirmTranslation } from './use-document-states.ts'
import { useTexts } from './use-texts.ts'

/** Says in one click that a translation is still right though English has changed. @param path of one text, else of the whole document */
export function Confirm({ path }: { path?: string }) {
  const text = useTexts()
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const [isSending, setSending] = useState(false)
  if (id === undefined || !collectionSlug) return null
  const confirm = async () => {
    setSending(true)
    const isDone = await confirmTranslation(collectionSlug, id, code, path)
    setSending(false)
    if (isDone) toast.success(text('confirmed'))
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
      {text(path === undefined ? 'confirmAll' : 'confirm')}
    </Button>
  )
}
