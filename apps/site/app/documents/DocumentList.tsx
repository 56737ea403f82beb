import type { DocumentVersion, ProductDocument } from '@vitrine/contract/shapes/documents'
import { Fragment } from 'react'
import { useDayFormat } from './use-day-format.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { FallbackText } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import { commaOf } from './comma-of.ts'
import { useDocumentText } from './document-text.ts'
import styles from './DocumentList.module.css'
import { VersionLink } from './VersionLink.tsx'

type DocumentListProps = {
  documents: readonly ProductDocument[]
  /** Of the product. */
  model: string
  /** Of which is told what was in force; null is today. */
  day: string | null
}

/** Documents with what counts of each, and below it all versions with their checksums. */
export function DocumentList({ documents, model, day }: DocumentListProps) {
  const text = useDocumentText()
  const formatDay = useDayFormat()
  return (
    <>
      {day !== null && (
        <p className={styles.day} role="status" suppressHydrationWarning>
          {text('on.result', { date: formatDay(day) })}
        </p>
      )}
      <ul className={styles.documents}>
        {documents.map((it) => (
          <li key={it.key} id={it.key} className={styles.document}>
            <DocumentHead document={it} model={model} />
            <Current document={it} none={text(day === null ? 'notNow' : 'notThen')} />
            <Versions document={it} />
          </li>
        ))}
      </ul>
    </>
  )
}

function DocumentHead({ document, model }: { document: ProductDocument; model: string }) {
  const text = useDocumentText()
  const { kind, title, model_years: years, serial_numbers: serials } = document
  const kindName = text(`kind.${kind}`)
  return (
    <div>
      <h2 className={styles.title}>
        <FallbackText isFallback={document.fallbackFields.includes('title')}>
          <Title title={title} model={model} />
        </FallbackText>
      </h2>
      {!title.includes(kindName) && <p className={styles.fact}>{kindName}</p>}
      {years && <p className={styles.fact}>{text('years', { range: toRange(years) })}</p>}
      {serials && <p className={styles.fact}>{text('serials', { range: toRange(serials) })}</p>}
    </div>
  )
}

/** The model in it is not parted at the end of a line. */
function Title({ title, model }: { title: string; model: string }) {
  return title.split(model).map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.model}>{model}</span>}
      {piece && <Words>{piece}</Words>}
    </Fragment>
  ))
}

/** Held together from left to right in every language. */
const toRange = ({ from, until }: { from: string | number | null; until: string | number | null }) =>
  `\u2066${from ?? ''}–${until ?? ''}\u2069`

/** What counts, in the language of the page first. */
function Current({ document, none }: { document: ProductDocument; none: string }) {
  const language = useLanguage()
  const isOwn = (it: DocumentVersion) => it.language === language
  const current = document.versions.filter((it) => it.in_force).toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  if (current.length === 0) return <p className={styles.fact}>{none}</p>
  return (
    <ul className={styles.links}>
      {current.map((it) => (
        <li key={`${it.version} ${it.language}`}>
          <VersionLink documentKey={document.key} version={it} />
        </li>
      ))}
    </ul>
  )
}

function Versions({ document }: { document: ProductDocument }) {
  const text = useDocumentText()
  return (
    <details className={styles.versions}>
      <summary>{text('versions')}</summary>
      <ul>
        {document.versions.map((it) => (
          <li key={`${it.version} ${it.language}`} className={styles.version}>
            <VersionLink documentKey={document.key} version={it} />
            <Validity version={it} />
            <p className={styles.fact}>
              {text('checksum')}:{' '}
              <code dir="ltr" lang="zxx">
                {it.sha256}
              </code>
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Validity({ version: { valid_from: from, valid_until: until } }: { version: DocumentVersion }) {
  const text = useDocumentText()
  const formatDay = useDayFormat()
  const begins = text('validFrom', { date: formatDay(from) })
  const ends = until === null ? [] : [text('validUntil', { date: formatDay(until) })]
  return (
    <p className={styles.fact} suppressHydrationWarning>
      {[begins, ...ends].join(commaOf(useLanguage()))}
    </p>
  )
}
