'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import styles from './EraseForm.module.css'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { ErasureCounts } from '../../erasure/erase.ts'
import type { DeskTexts } from '../desk-texts.ts'

/** First counts what there is of an address; then, with the address typed again, erases it. */
export function EraseForm({ texts }: { texts: DeskTexts }) {
  const [email, setEmail] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [counts, setCounts] = useState<ErasureCounts | null>(null)
  const [status, setStatus] = useState('')
  const isConfirmed = confirmation.trim().toLowerCase() === email.trim().toLowerCase()

  async function count(event: FormEvent) {
    event.preventDefault()
    setStatus('')
    const result = await callDeskEndpoint<ErasureCounts>(texts, 'POST', 'erase', { email, erase: false })
    if (result.ok) setCounts(result.body)
    else setStatus(result.error)
  }

  async function erase(event: FormEvent) {
    event.preventDefault()
    const result = await callDeskEndpoint<{ enquiries: number; spool: string }>(texts, 'POST', 'erase', {
      email,
      erase: true,
    })
    if (!result.ok) return setStatus(result.error)
    const done = fillTemplate(texts['erase.done'], { enquiries: result.body.enquiries })
    setStatus(result.body.spool === 'unknown' ? `${done} ${texts['erase.siteUnknown']}` : done)
    setCounts(null)
    setEmail('')
    setConfirmation('')
  }

  return (
    <div className={`${card.card} ${form.fields} ${styles.narrow}`}>
      <p className={textStyles.muted}>{texts['erase.intro']}</p>
      <form className={form.fields} onSubmit={(event) => void count(event)}>
        <label className={form.field}>
          <span>{texts.email}</span>
          <input
            type="email"
            value={email}
            required
            autoComplete="off"
            onChange={(event) => {
              setEmail(event.target.value)
              setCounts(null)
            }}
          />
        </label>
        <div className={form.actions}>
          <Button type="submit" buttonStyle="secondary">
            {texts['erase.count']}
          </Button>
        </div>
      </form>
      {/* Offered also where the desk has nothing: the site may have undelivered enquiries. */}
      {counts && (
        <form className={form.fields} onSubmit={(event) => void erase(event)}>
          <p className={textStyles.notice} role="status">
            {counts.enquiries === 0 ? texts['erase.nothing'] : fillTemplate(texts['erase.found'], counts)}
          </p>
          <label className={form.field}>
            <span>{texts['erase.confirm']}</span>
            <input
              type="email"
              value={confirmation}
              autoComplete="off"
              onChange={(event) => setConfirmation(event.target.value)}
            />
          </label>
          <div className={form.actions}>
            <Button type="submit" buttonStyle="error" disabled={!isConfirmed}>
              {texts['erase.submit']}
            </Button>
          </div>
        </form>
      )}
      {status && <p role="status">{status}</p>}
    </div>
  )
}
