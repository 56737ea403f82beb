'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import form from '../../../platform/ui/form.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'

type Shown = {
  id: string
  name: string
  state: string
  validUntil: string
  isDraft: boolean
  canBeWithdrawn: boolean
}

/** An offer with what can be done with it. */
export function OfferRow({ enquiry, offer, texts }: { enquiry: string; offer: Shown; texts: DeskTexts }) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function call(action: 'send' | 'withdraw', question: string) {
    if (!window.confirm(question)) return
    setBusy(true)
    const result = await callDeskEndpoint(texts, 'POST', `${enquiry}/offers/${offer.id}/${action}`)
    setBusy(false)
    if (result.ok) toast.success(texts.saved)
    else toast.error(result.error)
    router.refresh()
  }

  const isChangeable = offer.isDraft || offer.canBeWithdrawn
  return (
    <li>
      <a href={`/cms-api/enquiries/${enquiry}/offers/${offer.id}/file`}>
        <bdi>{offer.name}</bdi>
      </a>
      <p className={textStyles.muted}>
        {offer.state} · {fillTemplate(texts['offer.validUntil'], { date: offer.validUntil })}
      </p>
      {isChangeable && (
        <div className={form.actions} aria-busy={isBusy}>
          {offer.isDraft && (
            <Button size="small" disabled={isBusy} onClick={() => void call('send', texts['offer.sendSure'])}>
              {texts['offer.send']}
            </Button>
          )}
          <Button
            size="small"
            buttonStyle="secondary"
            disabled={isBusy}
            onClick={() => void call('withdraw', texts['offer.withdrawSure'])}
          >
            {texts['offer.withdraw']}
          </Button>
        </div>
      )}
    </li>
  )
}
