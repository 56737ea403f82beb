import { toDocumentsPath } from '@vitrine/contract/document-address'
import type { DocumentSummary } from '@vitrine/contract/shapes/documents'
import { languageOf } from '@vitrine/locales/languages'
import { Fragment } from 'react'
import { toSize } from '../../shared/documents/to-size.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { classNames } from '../ui/class-names.ts'
import { FallbackText, TranslatedField } from '../ui/FallbackText.tsx'
import { Picture } from '../ui/Picture.tsx'
import { commaOf } from './comma-of.ts'
import { useDocumentText } from './document-text.ts'
import type { DocumentedGroup } from './load-documents-page.server.ts'
import styles from './ProductLinks.module.css'

/** The products of a category, or found ones, each a link to its documents. */
export function ProductLinks({ group: { category, products } }: { group: DocumentedGroup }) {
  return (
    <div className={classNames(styles.group, category !== null && styles.named)}>
      {category && (
        <h3 className={styles.category}>
          <TranslatedField of={category} name="name" />
        </h3>
      )}
      <ul>
        {products.map(({ slug, model, name, isFallback, picture, summary }) => (
          <li key={slug}>
            <LocalizedLink to={toDocumentsPath(slug)} className={styles.product}>
              <span className={styles.picture}>{picture && <Picture picture={picture} sizes="88px" decorative />}</span>
              <span className={styles.name}>
                <bdi className={styles.model}>{model}</bdi> <FallbackText isFallback={isFallback}>{name}</FallbackText>
              </span>
              {summary && <Summary {...summary} />}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** More would not be read. */
const MAX_LANGUAGES = 4

function Summary({ kinds, languages, formats, bytes }: DocumentSummary) {
  const text = useDocumentText()
  const language = useLanguage()
  const more = languages.length - MAX_LANGUAGES
  return (
    <span className={styles.summary}>
      <span>{kinds.map((kind) => text(`kind.${kind}`)).join('\u00A0· ')}</span>
      <span className={styles.files}>
        <span>
          {languages.slice(0, MAX_LANGUAGES).map((it, index) => (
            <Fragment key={it}>
              {index > 0 && commaOf(language)}
              <bdi lang={languageOf(it).tag}>{languageOf(it).name}</bdi>
            </Fragment>
          ))}
          {more > 0 && ` +${more}`}
        </span>
        <span>
          <bdi>{formats.join(', ')}</bdi> · <bdi>{toSize(bytes, language)}</bdi>
        </span>
      </span>
    </span>
  )
}
