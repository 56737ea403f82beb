import { tagOf as tagOfLanguage, languageOf, type LanguageCode } from '@vitrine/locales/languages'
import type { PayloadRequest } from 'payload'
import { fillTemplate } from '../../../platform/fill-template.ts'
import { languageName } from '../../../platform/language-options.ts'
import card from '../../../platform/ui/card.module.css'
import table from '../../../platform/ui/table.module.css'
import { fieldLink } from '../../completeness/board/links.ts'
import { fieldName } from '../../completeness/board/names.ts'
import { completenessTexts } from '../../completeness/completeness-texts.ts'
import { importTexts } from '../../imports/import-texts.ts'
import type { Answer, ItemRecord } from '../jobs/job-record.ts'
import { plainText } from '../segments/inline.ts'
import { type FieldValue, toSegments } from '../segments/to-segments.ts'
import { translationTexts } from '../translation-texts.ts'
import styles from './Translating.module.css'

type Props = { req: PayloadRequest; items: readonly ItemRecord[]; reader: string }

/** Each text that a file changes, with what is there before and after; and each that was not taken, with the reason. */
export function ItemTable({ req, items, reader }: Props) {
  const texts = translationTexts(reader)
  const { before, after } = importTexts(reader)
  const { fields, language } = completenessTexts(reader)
  return (
    <div className={`${card.card} ${table.scroll}`}>
      <table className={`${table.table} ${styles.items}`}>
        <thead>
          <tr>
            {[fields, language, before, after].map((it) => (
              <th key={it} scope="col">
                {it}
              </th>
            ))}
          </tr>
        </thead>
        {items.map(({ id, kind, document, title, answers, problems }) => {
          const name = (path: string) => fieldName(req, kind, path.split('.')[0] ?? path)
          const link = (path: string, code: LanguageCode) => fieldLink(kind, document, code, path.split('.')[0])
          return (
            <tbody key={id}>
              <tr>
                <th scope="rowgroup" colSpan={4} aria-label={title}>
                  <a href={`/admin/collections/${kind}/${document}`}>
                    <bdi>{title}</bdi>
                  </a>
                </th>
              </tr>
              {problems.map(({ path, language: code, key, values }) => (
                <tr key={`${path} ${code}`} data-state="problem">
                  <td>
                    <a href={link(path, code)}>{name(path)}</a>
                  </td>
                  <td>{languageName(code, reader)}</td>
                  <td colSpan={2}>{fillTemplate(texts[key], values ?? {})}</td>
                </tr>
              ))}
              {(Object.entries(answers) as [LanguageCode, Answer[]][]).flatMap(([code, own]) =>
                own.map(({ path, before: was, value, findings }) => (
                  <tr key={`${path} ${code}`}>
                    <td>
                      <a href={link(path, code)}>{name(path)}</a>
                    </td>
                    <td>{languageName(code, reader)}</td>
                    <td className={styles.value} lang={tagOfLanguage(code)} dir={languageOf(code).dir}>
                      {was}
                    </td>
                    <td className={styles.value}>
                      <span lang={tagOfLanguage(code)} dir={languageOf(code).dir}>
                        {wordsOf(value)}
                      </span>
                      {findings.length > 0 && (
                        <small>{fillTemplate(texts.finding, { terms: findings.join(', ') })}</small>
                      )}
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          )
        })}
      </table>
    </div>
  )
}

const wordsOf = (value: FieldValue): string =>
  typeof value === 'string'
    ? value
    : toSegments(value)
        .sources.map((it) => plainText(it))
        .join('\n')
