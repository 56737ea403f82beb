'use client'

import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import type { Letter } from '../actions/spool.ts'
import card from '../ui/card.module.css'
import form from '../ui/form.module.css'
import table from '../ui/table.module.css'
import words from '../ui/words.module.css'
import styles from './Undelivered.module.css'
import { askDesk } from '../page/ask-desk.ts'
import type { DeskKey, DeskTexts } from '../texts.ts'
import { toMoment } from '../time.ts'

/** Enquiries that the site holds and could not hand over: an operator may have them tried again, or give one up. */
export function Undelivered({ letters, texts, language }: { letters: Letter[]; texts: DeskTexts; language: string }) {
  const router = useRouter()
  async function ask(method: 'POST' | 'DELETE', path: string) {
    const answer = await askDesk(texts, method, `undelivered/${path}`)
    if (!answer.ok) toast.error(answer.error)
    router.refresh()
  }
  return (
    <section className={card.card} aria-labelledby="desk-undelivered">
      <h2 id="desk-undelivered">{texts['board.letters']}</h2>
      <p className={words.quiet}>{texts['board.lettersHint']}</p>
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.received}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.status}</th>
              <th scope="col">{texts['letter.attempts']}</th>
              <th scope="col">{texts['letter.reason']}</th>
              <th scope="col">
                <span className={styles.hidden}>{texts['board.tryAgain']}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ id, receivedAt, name, state, attempts, lastError }) => (
              <tr key={id}>
                <td>{toMoment(receivedAt, language)} UTC</td>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td>{texts[`letter.${state}` as DeskKey] ?? state}</td>
                <td className={table.amount}>{attempts}</td>
                <td>{lastError}</td>
                <td className={form.actions}>
                  {state !== 'files-left' && (
                    <Button size="small" buttonStyle="secondary" onClick={() => void ask('POST', `${id}/retry`)}>
                      {texts['board.tryAgain']}
                    </Button>
                  )}
                  {state !== 'waiting' && (
                    <Button
                      size="small"
                      buttonStyle="subtle"
                      onClick={() => window.confirm(texts['letter.giveUpSure']) && void ask('DELETE', id)}
                    >
                      {texts['letter.giveUp']}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
