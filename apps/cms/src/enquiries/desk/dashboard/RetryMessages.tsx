'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import form from '../../../platform/ui/form.module.css'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'

export function RetryMessages({ texts }: { texts: DeskTexts }) {
  const router = useRouter()
  async function retry() {
    const result = await callDeskEndpoint(texts, 'POST', 'retry-messages')
    if (!result.ok) toast.error(result.error)
    router.refresh()
  }
  return (
    <span className={form.actions}>
      <Button size="small" buttonStyle="secondary" onClick={() => void retry()}>
        {texts['dashboard.tryAgain']}
      </Button>
    </span>
  )
}
