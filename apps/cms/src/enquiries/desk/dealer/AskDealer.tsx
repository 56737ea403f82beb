'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useState } from 'react'
import form from '../../../platform/ui/form.module.css'
import { contactChoices, DEFAULT_ANSWER_DAYS, MAX_ANSWER_DAYS } from '../../dealers/dealer-states.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'

type AskProps = { id: string; contacts: { id: number; name: string }[]; texts: DeskTexts }

/** Sends a dealer the link to this enquiry. */
export function AskDealer({ id, contacts, texts }: AskProps) {
  const { isBusy, call } = useDealerCall(texts)

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    await call(`${id}/dealer`, {
      contact: Number(fields.get('contact')),
      showContact: fields.get('showContact'),
      answerDays: Number(fields.get('answerDays')),
    })
  }

  return (
    <details>
      <summary>{texts['dealer.ask']}</summary>
      <form className={form.fields} aria-busy={isBusy} onSubmit={(event) => void ask(event)}>
        <label className={form.field}>
          <span>{texts.dealer}</span>
          <select name="contact" required>
            {contacts.map((it) => (
              <option key={it.id} value={it.id}>
                {it.name}
              </option>
            ))}
          </select>
        </label>
        <label className={form.field}>
          <span>{texts['rule.showContact']}</span>
          <select name="showContact">
            {contactChoices.map((it) => (
              <option key={it} value={it}>
                {texts[`rule.showContact.${it}`]}
              </option>
            ))}
          </select>
        </label>
        <label className={form.field}>
          <span>{texts['rule.answerDays']}</span>
          <input
            type="number"
            name="answerDays"
            min={1}
            max={MAX_ANSWER_DAYS}
            defaultValue={DEFAULT_ANSWER_DAYS}
            required
          />
        </label>
        <div className={form.actions}>
          <Button type="submit" size="small" disabled={isBusy}>
            {texts['dealer.ask']}
          </Button>
        </div>
      </form>
    </details>
  )
}

/** Ends the link of the dealer who has it. */
export function WithdrawDealer({ id, texts }: { id: string; texts: DeskTexts }) {
  const { isBusy, call } = useDealerCall(texts)
  return (
    <div className={form.actions}>
      <Button
        buttonStyle="secondary"
        size="small"
        disabled={isBusy}
        onClick={() => void call(`${id}/dealer/withdraw`, {})}
      >
        {texts['dealer.withdraw']}
      </Button>
    </div>
  )
}

function useDealerCall(texts: DeskTexts) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  async function call(path: string, body: object) {
    setBusy(true)
    const result = await callDeskEndpoint(texts, 'POST', path, body)
    setBusy(false)
    if (result.ok) toast.success(texts.saved)
    else toast.error(result.error)
    router.refresh()
  }
  return { isBusy, call }
}
