'use client'

import { Button, toast } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fillTemplate } from '../../fill-template.ts'
import type { AccountTexts } from '../account-texts.ts'
import type { ListedSession } from '../sessions/session-endpoints.ts'
import { callAccount } from './call-account.ts'
import { nameProgram } from './name-program.ts'
import styles from './Security.module.css'

type Props = { account: string; isOwn: boolean; texts: AccountTexts; language: string }

/** The open sessions of an account, each with a button that ends it. */
export function Sessions({ account, isOwn, texts, language }: Props) {
  const [sessions, setSessions] = useState<ListedSession[]>([])
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

  const load = useCallback(
    () => callAccount<{ sessions: ListedSession[] }>(texts, language, 'GET', `${account}/sessions`),
    [account, texts, language],
  )
  useEffect(() => {
    void load().then((result) => result.ok && setSessions(result.body.sessions))
  }, [load])

  async function end(session = '') {
    const result = await callAccount(texts, language, 'DELETE', `${account}/sessions${session && `/${session}`}`)
    if (!result.ok) toast.error(result.error)
    const left = await load()
    if (left.ok) setSessions(left.body.sessions)
  }

  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <section className={styles.panel} aria-labelledby="account-sessions">
      <h2 id="account-sessions">{texts['sessions.title']}</h2>
      {sessions.length === 0 && <p className={styles.muted}>{texts['sessions.none']}</p>}
      <ul className={styles.sessions}>
        {sessions.map(({ id, createdAt, address, userAgent, isCurrent }) => {
          const program = nameProgram(userAgent) || texts['sessions.unknown']
          return (
            <li key={id} className={styles.session}>
              <div>
                <bdi title={userAgent}>{program}</bdi>
                {address && (
                  <>
                    {' · '}
                    <bdi>{address}</bdi>
                  </>
                )}
                <div className={styles.muted}>
                  {fillTemplate(texts['sessions.since'], { time: format.format(new Date(createdAt)) })}
                  {isCurrent && ` · ${texts['sessions.current']}`}
                </div>
              </div>
              {!isCurrent && (
                <Button
                  buttonStyle="secondary"
                  size="small"
                  aria-label={`${texts['sessions.end']}: ${program} ${address}`}
                  onClick={() => void end(id)}
                >
                  {texts['sessions.end']}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {others.length > 1 && (
        <Button buttonStyle="secondary" size="small" onClick={() => void end()}>
          {isOwn ? texts['sessions.endOthers'] : texts['sessions.endAll']}
        </Button>
      )}
    </section>
  )
}
