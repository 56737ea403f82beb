'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'

/** What the buyer wrote is no news any more. */
export function MarkSeen({ id, texts }: { id: string; texts: DeskTexts }) {
  const router = useRouter()
  async function markSeen() {
    const result = await callDeskEndpoint(texts, 'POST', `${id}/buyer-seen`)
    if (!result.ok) toast.error(result.error)
    router.refresh()
  }
  return (
    <Button buttonStyle="secondary" size="small" margin={false} onClick={() => void markSeen()}>
      {texts['buyer.seen']}
    </Button>
  )
}
