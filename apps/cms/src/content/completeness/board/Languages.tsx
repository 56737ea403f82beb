import { languageCodes } from '@vitrine/locales/languages'
import { languageName } from '../../../platform/language-options.ts'
import { tagOf } from '../../../platform/tag-of.ts'
import card from '../../../platform/ui/card.module.css'
import table from '../../../platform/ui/table.module.css'
import { completenessTexts } from '../completeness-texts.ts'
import styles from './board.module.css'
import { addCounts } from './count-states.ts'
import { boardLink } from './links.ts'
import type { BoardRow } from './read-board.ts'

/** All languages, a row each. */
export function Languages({ reader, rows }: { reader: string; rows: readonly BoardRow[] }) {
  const texts = completenessTexts(reader)
  const counts = addCounts(
    rows.map((it) => it.counts),
    languageCodes,
  )
  const known = counts.all - counts.unknown
  const number = new Intl.NumberFormat(tagOf(reader))
  const percent = new Intl.NumberFormat(tagOf(reader), { style: 'percent' })
  return (
    <div className={`${card.card} ${table.scroll}`}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{texts.language}</th>
            <th scope="col" colSpan={2}>
              {texts.filled}
            </th>
            <th scope="col">{texts.missing}</th>
            <th scope="col">{texts.stale}</th>
            <th scope="col">{texts.waiting}</th>
            <th scope="col">{texts.machine}</th>
          </tr>
        </thead>
        <tbody>
          {languageCodes.map((code) => {
            const own = counts.byLanguage[code]
            const share = known === 0 ? 0 : Math.floor(((own?.filled ?? 0) / known) * 100) / 100
            return (
              <tr key={code}>
                <th scope="row">
                  <a href={boardLink(code)}>{languageName(code, reader)}</a>
                </th>
                <td className={table.amount}>{percent.format(share)}</td>
                <td aria-hidden="true">
                  <div className={styles.share}>
                    <span style={{ inlineSize: `${share * 100}%` }} />
                  </div>
                </td>
                {(['missing', 'stale', 'waiting', 'machine'] as const).map((state) => (
                  <td key={state} className={table.amount}>
                    {own?.[state] ? <a href={boardLink(code)}>{number.format(own[state])}</a> : '–'}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
