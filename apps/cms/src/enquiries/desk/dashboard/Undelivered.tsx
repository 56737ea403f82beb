'use client'

import { Button, toast, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import type { RetryOutcome } from '../actions/undelivered.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { toMoment } from '../../../platform/moment.ts'
import { useOwnTimeZone } from '../../../platform/ui/Moment.tsx'
import { callDeskEndpoint } from '../call-desk-endpoint.ts'
import type { DeskTexts } from '../desk-texts.ts'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import type { UndeliveredRow } from './to-undelivered-rows.ts'
import styles from './Undelivered.module.css'

/**
 * Enquiries that the site could not deliver: an operator reads them, retries a delivery, or gives one up.
 * @param returnTo id of the element that takes the focus when the focused row is removed
 */
export function Undelivered({ rows, texts, returnTo }: { rows: UndeliveredRow[]; texts: DeskTexts; returnTo: string }) {
  const router = useRouter()
  const [busy, setBusy] = useState('')

  async function retry(id: string) {
    setBusy(id)
    const result = await callDeskEndpoint<RetryOutcome>(texts, 'POST', `undelivered/${id}/retry`)
    setBusy('')
    if (!result.ok) toast.error(result.error)
    else showOutcome(result.body)
    router.refresh()
  }

  function showOutcome(retried: RetryOutcome) {
    if (retried.outcome === 'waiting') toast.info(texts['undelivered.stillWaits'])
    else if (retried.outcome === 'refused')
      toast.error(fillTemplate(texts['undelivered.refusedAgain'], { reason: retried.reason }))
    else {
      toast.success(texts['undelivered.reached'])
      document.getElementById(returnTo)?.focus()
    }
  }

  async function giveUp(id: string) {
    if (!window.confirm(texts['undelivered.giveUpSure'])) return
    const result = await callDeskEndpoint(texts, 'DELETE', `undelivered/${id}`)
    if (result.ok) document.getElementById(returnTo)?.focus()
    else toast.error(result.error)
    router.refresh()
  }

  return (
    <section className={`${card.card} ${styles.undelivered}`} aria-labelledby="desk-undelivered">
      <h2 id="desk-undelivered">{texts['dashboard.undelivered']}</h2>
      <p className={textStyles.muted}>{texts['dashboard.undeliveredHint']}</p>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.id} className={styles.item} aria-busy={busy === row.id}>
            <Facts row={row} texts={texts} />
            <div className={form.actions}>
              {row.state !== 'files-left' && (
                <Button
                  size="small"
                  buttonStyle="secondary"
                  disabled={busy !== ''}
                  onClick={() => void retry(row.id)}
                  aria-label={`${texts['dashboard.tryAgain']}: ${row.name}`}
                >
                  {texts['dashboard.tryAgain']}
                </Button>
              )}
              {row.state !== 'waiting' && (
                <Button
                  size="small"
                  buttonStyle="subtle"
                  disabled={busy !== ''}
                  onClick={() => void giveUp(row.id)}
                  aria-label={`${texts['undelivered.giveUp']}: ${row.name}`}
                >
                  {texts['undelivered.giveUp']}
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
  const { i18n } = useTranslation()
  const timeZone = useOwnTimeZone()
  return (
    <div className={styles.facts}>
      <p className={styles.who}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span className={textStyles.pill} data-state={row.state === 'waiting' ? undefined : 'spam'}>
          {row.stateName}
        </span>
        <time dateTime={row.receivedAt} title={toMoment(row.receivedAt, i18n.language, timeZone)}>
          {row.age}
        </time>
        <span className={textStyles.muted}>{row.kindName}</span>
        <span className={textStyles.muted}>{row.attempts}</span>
      </p>
      {row.reason && <p>{row.reason}</p>}
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
          <p className={textStyles.text} dir="auto">
            {message}
          </p>
        </details>
      )}
    </div>
  )
}
