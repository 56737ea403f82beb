import { documentText } from '../../../content/product-documents/document-texts.ts'
import { languageName } from '../../../platform/language-options.ts'
import card from '../../../platform/ui/card.module.css'
import textStyles from '../../../platform/ui/text.module.css'
import type { DeskTexts } from '../desk-texts.ts'
import { toDay } from '../reports/to-day.ts'
import type { DeliveredDocument, DeliveryDay } from './load-delivered.ts'
import styles from './DeliveredCard.module.css'

type Props = { documents: DeliveredDocument[]; texts: DeskTexts; language: string }

/** The documents of a machine: each with the files that count today, and those that counted on the days of its delivery. */
export function DeliveredDocuments({ documents, texts, language }: Props) {
  if (documents.length === 0) return null
  const i18n = { language }
  return (
    <div className={styles.part}>
      <h3>{documentText({ i18n }, 'documents')}</h3>
      <ul className={card.list}>
        {documents.map(({ key, title, files }) => (
          <li key={key}>
            <bdi>{title}</bdi>
            <ul className={styles.files}>
              {files.map((file) => (
                <li key={file.href}>
                  <a href={file.href} target="_blank" rel="noreferrer">
                    {[file.language && languageName(file.language, language), file.version].filter(Boolean).join(' ')}
                  </a>
                  {file.countedOn && (
                    <span className={textStyles.muted}> {toRemark(file.countedOn, texts, language)}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

const toRemark = ({ day, wasCorrected }: DeliveryDay, texts: DeskTexts, language: string): string =>
  wasCorrected
    ? texts['delivered.atFormerDelivery'].replace('{day}', toDay(day, language))
    : texts['delivered.atDelivery']
