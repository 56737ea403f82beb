'use client'

import { Button } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import card from '../ui/card.module.css'
import form from '../ui/form.module.css'
import words from '../ui/text.module.css'
import styles from './EraseForm.module.css'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'

type ErasurePreview = { enquiries: number; mails: number; files: number }

/** First what there is, then, with the address typed a second time, its end. */
export function EraseForm({ texts }: { texts: DeskTexts }) {
  const [email, setEmail] = useState('')
  const [again, setAgain] = useState('')
  const [found, setFound] = useState<ErasurePreview | null>(null)
  const [told, setTold] = useState('')
  const isSame = again.trim().toLowerCase() === email.trim().toLowerCase()

  async function look(event: FormEvent) {
    event.preventDefault()
    setTold('')
    const answer = await callDeskEndpoint<ErasurePreview>(texts, 'POST', 'erase', { email, erase: false })
    if (answer.ok) setFound(answer.body)
    else setTold(answer.error)
  }

  async function erase(event: FormEvent) {
    event.preventDefault()
    const answer = await callDeskEndpoint<{ enquiries: number; spool: string }>(texts, 'POST', 'erase', {
      email,
      erase: true,
    })
    if (!answer.ok) return setTold(answer.error)
    const done = fillTemplate(texts['erase.done'], { enquiries: answer.body.enquiries })
    setTold(answer.body.spool === 'unknown' ? `${done} ${texts['erase.siteUnknown']}` : done)
    setFound(null)
    setEmail('')
    setAgain('')
  }

  return (
    <div className={`${card.card} ${form.fields} ${styles.narrow}`}>
      <p className={words.quiet}>{texts['erase.intro']}</p>
      <form className={form.fields} onSubmit={(event) => void look(event)}>
        <label className={form.field}>
          <span>{texts.email}</span>
          <input
            type="email"
            value={email}
            required
            autoComplete="off"
            onChange={(event) => {
              setEmail(event.target.value)
              setFound(null)
            }}
          />
        </label>
        <div className={form.actions}>
          <Button type="submit" buttonStyle="secondary">
            {texts['erase.look']}
          </Button>
        </div>
      </form>
      {/* Also where there is nothing in the desk: something may still wait at the site. */}
      {found && (
        <form className={form.fields} onSubmit={(event) => void erase(event)}>
          <p className={words.notice} role="status">
            {found.enquiries === 0 ? texts['erase.nothing'] : fillTemplate(texts['erase.found'], found)}
          </p>
          <label className={form.field}>
            <span>{texts['erase.confirm']}</span>
            <input type="email" value={again} autoComplete="off" onChange={(event) => setAgain(event.target.value)} />
          </label>
          <div className={form.actions}>
            <Button type="submit" buttonStyle="error" disabled={!isSame}>
              {texts['erase.do']}
            </Button>
          </div>
        </form>
      )}
      {told && <p role="status">{told}</p>}
    </div>
  )
}
