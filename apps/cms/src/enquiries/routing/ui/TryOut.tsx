'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { createNames } from '../../../platform/names-in-language.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { Moment } from '../../../platform/ui/Moment.tsx'
import card from '../../../platform/ui/card.module.css'
import form from '../../../platform/ui/form.module.css'
import table from '../../../platform/ui/table.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import type { DeskTexts } from '../../desk/desk-texts.ts'
import type { TryResult } from '../try-rules.ts'
import styles from './TryOut.module.css'

const countryName = createNames('region')
const COUNTS = [100, 500, 1000, 5000]

type Props = { texts: DeskTexts; language: string; readRule?: () => object }
type State = { kind: 'idle' | 'busy' } | { kind: 'failed'; sentence: string } | { kind: 'done'; result: TryResult }

/** What the rules would have done with the last enquiries; with `readRule` as if that one were saved. */
export function TryOut({ texts, language, readRule }: Props) {
  const [count, setCount] = useState(500)
  const [state, setState] = useState<State>({ kind: 'idle' })

  async function run() {
    setState({ kind: 'busy' })
    setState(await askFor(texts, { count, ...(readRule && { rule: readRule() }) }))
  }

  return (
    <section className={`${card.card} ${styles.tryOut}`} aria-labelledby="rules-try" aria-busy={state.kind === 'busy'}>
      <h2 id="rules-try">{texts['rule.try']}</h2>
      <p className={textStyles.muted}>{texts[readRule ? 'rule.tryOneHint' : 'rule.tryHint']}</p>
      <div className={form.actions}>
        <label className={`${form.field} ${styles.count}`}>
          <span>{texts['rule.tryCount']}</span>
          <select value={count} onChange={({ target }) => setCount(Number(target.value))}>
            {COUNTS.map((it) => (
              <option key={it}>{it}</option>
            ))}
          </select>
        </label>
        <Button disabled={state.kind === 'busy'} onClick={() => void run()}>
          {texts['rule.tryRun']}
        </Button>
      </div>
      <div role="status">
        {state.kind === 'failed' && <p className={textStyles.notice}>{state.sentence}</p>}
        {state.kind === 'done' && <Result result={state.result} texts={texts} language={language} />}
      </div>
    </section>
  )
}

function Result({ result, texts, language }: { result: TryResult; texts: DeskTexts; language: string }) {
  const { looked, own, totals, examples } = result
  return (
    <>
      <p>{fillTemplate(texts['rule.tried'], { count: looked })}</p>
      {own && <p>{fillTemplate(texts['rule.triedOwn'], { meets: own.meets, gets: own.gets })}</p>}
      <ul className={card.list}>
        {totals.map(({ rule, to, count }) => (
          <li key={`${rule} ${to}`}>
            <strong className={table.amount}>{count}</strong> <Way rule={rule} to={to} texts={texts} />
          </li>
        ))}
      </ul>
      {examples.length > 0 && (
        <div className={table.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{texts.number}</th>
                <th scope="col">{texts.received}</th>
                <th scope="col">{texts.sender}</th>
                <th scope="col">{texts.country}</th>
                <th scope="col">{texts['rule.goesTo']}</th>
              </tr>
            </thead>
            <tbody>
              {examples.map((it) => (
                <tr key={it.id}>
                  <th scope="row">
                    <a href={`/admin/collections/enquiries/${it.id}`}>{it.number}</a>
                  </th>
                  <td>
                    <Moment iso={it.receivedAt} language={language} />
                  </td>
                  <td>
                    <bdi>{it.who}</bdi>
                  </td>
                  <td>{it.countryCode ? countryName(it.countryCode, language) : '–'}</td>
                  <td className={styles.way}>
                    <Way rule={it.rule} to={it.to} texts={texts} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

/** Each name runs its own way; the arrow points as the page is read. */
function Way({ rule, to, texts }: { rule: string | null; to: string | null; texts: DeskTexts }) {
  if (rule === null) return texts['rule.none']
  return (
    <>
      <bdi>{rule}</bdi> <span className={styles.arrow}>→</span> <bdi>{to}</bdi>
    </>
  )
}

async function askFor(texts: DeskTexts, body: object): Promise<State> {
  const headers = { 'content-type': 'application/json' }
  try {
    const response = await fetch('/cms-api/routing-rules/try', {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as TryResult & { error?: keyof DeskTexts }
    if (response.ok) return { kind: 'done', result: answer }
    return { kind: 'failed', sentence: (answer.error && texts[answer.error]) ?? texts.failed }
  } catch {
    return { kind: 'failed', sentence: texts.failed }
  }
}
