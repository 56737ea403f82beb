'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'
import styles from './BuyerCard.module.css'

/** An admin decides about a buyer's request: everything of the address goes, or the request does. */
export function ErasureRequest({ id, email, texts }: { id: string; email: string; texts: DeskTexts }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)

  async function decide(decision: 'erase' | 'decline', question: string) {
    if (!window.confirm(question)) return
    setBusy(true)
    const result = await callDeskEndpoint<{ enquiries?: number; spool?: string }>(
      texts,
      'POST',
      `${id}/erasure-request`,
      { decision },
    )
    setBusy(false)
    if (!result.ok) return void toast.error(result.error)
    if (decision === 'decline') return router.refresh()
    toast.success(fillTemplate(texts['erase.done'], { enquiries: result.body.enquiries ?? 0 }))
    if (result.body.spool === 'unknown') toast.error(texts['erase.siteUnknown'])
    router.push('/admin/collections/enquiries')
  }

  const sure = fillTemplate(texts['buyer.eraseSure'], { email })
  return (
    <div className={styles.buttons}>
      <Button
        buttonStyle="primary"
        size="small"
        margin={false}
        disabled={busy}
        onClick={() => void decide('erase', sure)}
      >
        {texts['buyer.erase']}
      </Button>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={busy}
        onClick={() => void decide('decline', texts['buyer.declineSure'])}
      >
        {texts['buyer.decline']}
      </Button>
    </div>
  )
}
