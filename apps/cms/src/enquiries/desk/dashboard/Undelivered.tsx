'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type { Retried } from '../actions/undelivered.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'
import card from '../ui/card.module.css'
import form from '../ui/form.module.css'
import words from '../ui/text.module.css'
import type { UndeliveredRow } from './to-undelivered-rows.ts'
import styles from './Undelivered.module.css'

/**
 * Enquiries that the site holds and could not hand over: an operator reads what was written, has one tried again, or gives one up.
 * @param returnTo id of what takes the focus when the row of the button that had it is gone
 */
export function Undelivered({ rows, texts, returnTo }: { rows: UndeliveredRow[]; texts: DeskTexts; returnTo: string }) {
  const router = useRouter()
  const [busy, setBusy] = useState('')

  async function retry(id: string) {
    setBusy(id)
    const answer = await callDeskEndpoint<Retried>(texts, 'POST', `undelivered/${id}/retry`)
    setBusy('')
    if (!answer.ok) toast.error(answer.error)
    else tell(answer.body)
    router.refresh()
  }

  function tell(retried: Retried) {
    if (retried.outcome === 'waiting') toast.info(texts['letter.stillWaits'])
    else if (retried.outcome === 'refused')
      toast.error(fillTemplate(texts['letter.refusedAgain'], { reason: retried.reason }))
    else {
      toast.success(texts['letter.reached'])
      document.getElementById(returnTo)?.focus()
    }
  }

  async function giveUp(id: string) {
    if (!window.confirm(texts['letter.giveUpSure'])) return
    const answer = await callDeskEndpoint(texts, 'DELETE', `undelivered/${id}`)
    if (answer.ok) document.getElementById(returnTo)?.focus()
    else toast.error(answer.error)
    router.refresh()
  }

  return (
    <section className={`${card.card} ${styles.undelivered}`} aria-labelledby="desk-undelivered">
      <h2 id="desk-undelivered">{texts['board.letters']}</h2>
      <p className={words.quiet}>{texts['board.lettersHint']}</p>
      <ul className={styles.letters}>
        {rows.map((row) => (
          <li key={row.id} className={styles.letter} aria-busy={busy === row.id}>
            <Facts row={row} texts={texts} />
            <div className={form.actions}>
              {row.state !== 'files-left' && (
                <Button
                  size="small"
                  buttonStyle="secondary"
                  disabled={busy !== ''}
                  onClick={() => void retry(row.id)}
                  aria-label={`${texts['board.tryAgain']}: ${row.name}`}
                >
                  {texts['board.tryAgain']}
                </Button>
              )}
              {row.state !== 'waiting' && (
                <Button
                  size="small"
                  buttonStyle="subtle"
                  disabled={busy !== ''}
                  onClick={() => void giveUp(row.id)}
                  aria-label={`${texts['letter.giveUp']}: ${row.name}`}
                >
                  {texts['letter.giveUp']}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ row, texts }: { row: UndeliveredRow; texts: DeskTexts }) {
  const { name, email, phone, message } = row
  return (
    <div className={styles.facts}>
      <p className={styles.who}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={words.pill} data-state={row.state === 'waiting' ? undefined : 'spam'}>
          {row.stateName}
        </span>
        <time dateTime={row.receivedAt} title={row.moment}>
          {row.age}
        </time>
        <span className={words.quiet}>{row.kindName}</span>
        <span className={words.quiet}>{row.attempts}</span>
      </p>
      {row.reason && <p className={styles.reason}>{row.reason}</p>}
      <p className={styles.who}>
        {email && (
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        )}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} dir="ltr">
            {phone}
          </a>
        )}
      </p>
      {message && (
        <details>
          <summary>{texts.message}</summary>
          <p className={words.text} dir="auto">
            {message}
          </p>
        </details>
      )}
    </div>
  )
}
