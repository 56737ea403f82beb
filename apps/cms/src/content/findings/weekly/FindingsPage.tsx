import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { isLanguageCode } from '@vitrine/locales/languages'
import { hasRole } from '../../../platform/accounts/roles.ts'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { languageName } from '../../../platform/language-options.ts'
import { pageOfQuery } from '../../../platform/page-of-query.ts'
import { tagOf } from '../../../platform/tag-of.ts'
import card from '../../../platform/ui/card.module.css'
import { Moment } from '../../../platform/ui/Moment.tsx'
import { OwnScreen } from '../../../platform/ui/OwnScreen.tsx'
import table from '../../../platform/ui/table.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import { fieldLink } from '../../completeness/board/links.ts'
import { findingKinds } from '../finding.ts'
import { findingsTexts } from '../findings-texts.ts'
import { toSentence } from '../to-sentence.ts'
import { CheckNow } from './CheckNow.tsx'
import { countFindings, isCheckRunning, listFindings, readLastCheck } from './check-store.ts'
import styles from './FindingsPage.module.css'

const ROWS_A_PAGE = 100

/** The weekly list: what there is to mend on published pages, each line with the way to it. */
export async function FindingsPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  if (!hasRole(req.user, 'admin', 'editor')) redirect('/admin')
  const reader = view.i18n.language
  const texts = findingsTexts(reader)
  const check = await readLastCheck(req.payload)
  const asked = findingKinds.find((kind) => kind === view.searchParams?.kind) ?? null
  const page = pageOfQuery(view.searchParams?.page)
  const counts = check ? await countFindings(req.payload, check.run) : {}
  const all = Object.values(counts).reduce((sum, it) => sum + it, 0)
  const total = asked ? (counts[asked] ?? 0) : all
  const excerpt = { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE }
  const rows = check ? await listFindings(req.payload, check.run, asked, excerpt) : []
  const number = new Intl.NumberFormat(tagOf(reader))
  const pageLink = (at: number) => `/admin/findings?${asked ? `kind=${asked}&` : ''}page=${at}`
  return (
    <OwnScreen view={view} title={texts.title}>
      <p className={textStyles.muted}>{texts['list.intro']}</p>
      <p>
        {check ? (
          <Checked text={texts['list.checked']} moment={check.checkedAt} reader={reader} />
        ) : (
          texts['list.never']
        )}
      </p>
      <CheckNow texts={texts} isRunning={await isCheckRunning(req.payload)} />
      {check?.isCut && (
        <p className={textStyles.notice}>{fillTemplate(texts['list.more'], { count: number.format(all) })}</p>
      )}
      {check && all === 0 && <p>{texts.none}</p>}
      {all > 0 && (
        <nav className={styles.kinds} aria-label={texts['list.finding']}>
          <a href="/admin/findings" aria-current={asked === null ? 'page' : undefined}>
            {texts['list.all']} ({number.format(all)})
          </a>
          {findingKinds
            .filter((kind) => counts[kind])
            .map((kind) => (
              <a key={kind} href={`/admin/findings?kind=${kind}`} aria-current={asked === kind ? 'page' : undefined}>
                {texts[`kind.${kind}`]} ({number.format(counts[kind] ?? 0)})
              </a>
            ))}
        </nav>
      )}
      {rows.length > 0 && (
        <div className={`${card.card} ${table.scroll}`}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">{texts['list.document']}</th>
                <th scope="col">{texts['list.language']}</th>
                <th scope="col">{texts['list.finding']}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((it) => (
                <tr key={`${it.collection} ${it.document} ${it.language} ${it.kind} ${it.field} ${it.detail}`}>
                  <th scope="row">
                    <a href={fieldLink(it.collection, it.document, it.language, it.field.split('.')[0])}>{it.title}</a>
                  </th>
                  <td>{isLanguageCode(it.language) ? languageName(it.language, reader) : it.language}</td>
                  <td className={styles.sentence}>
                    {it.picture === undefined ? (
                      sentenceOf(it)
                    ) : (
                      <a href={`/admin/collections/media/${it.picture}?locale=${it.language}`}>{sentenceOf(it)}</a>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className={styles.kinds}>
        {page > 1 && <a href={pageLink(page - 1)}>{texts['list.previous']}</a>}
        {page * ROWS_A_PAGE < total && <a href={pageLink(page + 1)}>{texts['list.next']}</a>}
      </p>
    </OwnScreen>
  )

  function sentenceOf(finding: Parameters<typeof toSentence>[0]) {
    const [key, values] = toSentence(finding)
    return fillTemplate(texts[key], values)
  }
}

/** A sentence with a moment in it, in the reader's time zone. */
function Checked({ text, moment, reader }: { text: string; moment: string; reader: string }) {
  const [before = '', after = ''] = text.split('{moment}')
  return (
    <>
      {before}
      <Moment iso={moment} language={reader} />
      {after}
    </>
  )
}
