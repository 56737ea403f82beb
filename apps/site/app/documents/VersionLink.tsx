import type { DocumentVersion } from '@vitrine/contract/shapes/documents'
import { toDocumentPath } from '@vitrine/contract/document-address'
import { languageOf } from '@vitrine/locales/languages'
import { toSize } from '../../shared/documents/to-size.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useDocumentText } from './document-text.ts'
import styles from './VersionLink.module.css'

/** The file of a version, by the language that it is in. */
export function VersionLink({ documentKey: key, version: it }: { documentKey: string; version: DocumentVersion }) {
  const text = useDocumentText()
  const page = useLanguage()
  const { version, language, format, bytes } = it
  const own = language && languageOf(language)
  return (
    <a href={toDocumentPath({ key, version, language })} hrefLang={own ? own.tag : undefined} className={styles.link}>
      <Icon name="download" />
      <span className={styles.language}>{own ? <bdi lang={own.tag}>{own.name}</bdi> : text('anyLanguage')}</span>
      <span className={styles.about}>
        {text('version', { version })} · <bdi>{format}</bdi> · <bdi>{toSize(bytes, page)}</bdi>
      </span>
    </a>
  )
}
