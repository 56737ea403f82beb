import type { LanguageCode } from '@vitrine/locales/languages'
import type { PayloadRequest } from 'payload'
import { tagOf } from '../../../platform/tag-of.ts'
import card from '../../../platform/ui/card.module.css'
import table from '../../../platform/ui/table.module.css'
import { completenessTexts } from '../completeness-texts.ts'
import { stateToken } from '../language-states.ts'
import styles from './board.module.css'
import { findGaps } from './find-gaps.ts'
import { Gaps } from './Gaps.tsx'
import { listLink } from './links.ts'
import { kindName } from './names.ts'
import type { BoardRow } from './read-board.ts'

const GAPS_SHOWN = 30
const languageStatesShown = ['filled', 'missing', 'stale', 'waiting', 'machine'] as const

type Props = { req: PayloadRequest; reader: string; language: LanguageCode; rows: readonly BoardRow[] }

/** One language: a row for each kind of content, and the next gaps. */
export async function LanguageTable({ req, reader, language, rows }: Props) {
  const texts = completenessTexts(reader)
  const number = new Intl.NumberFormat(tagOf(reader))
  const gaps = await findGaps(req.payload, language, GAPS_SHOWN)
  return (
    <>
      <p className={styles.back}>
        <a href="/admin/translations">{texts.allLanguages}</a>
        {language !== 'en' && <a href={`/admin/translating?language=${language}`}>{texts.machineLink}</a>}
      </p>
      <div className={`${card.card} ${table.scroll}`}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{texts.kind}</th>
              <th scope="col">{texts.all}</th>
              <th scope="col">{texts.filled}</th>
              <th scope="col">{texts.missing}</th>
              <th scope="col">{texts.stale}</th>
              <th scope="col">{texts.waiting}</th>
              <th scope="col">{texts.machine}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, counts }) => (
              <tr key={kind}>
                <th scope="row">{kindName(req, kind)}</th>
                <td className={table.amount}>{number.format(counts.all)}</td>
                {languageStatesShown.map((state) => {
                  const amount = counts.byLanguage[language]?.[state] ?? 0
                  const link = listLink(kind, language, stateToken(language, state))
                  return (
                    <td key={state} className={table.amount}>
                      {amount === 0 ? '–' : <a href={link}>{number.format(amount)}</a>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Gaps req={req} gaps={gaps} language={language} texts={texts} />
    </>
  )
}
