import { toDocumentsPath } from '@vitrine/contract/document-address'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Section } from '../ui/Section.tsx'
import type { DocumentLinks } from './load-product.server.ts'
import styles from './ProductDocuments.module.css'

/** The way to the documents of a product; nothing where it has none that are public. */
export function ProductDocuments({ slug, links }: { slug: string; links: DocumentLinks }) {
  const { title, all, documents } = links
  if (documents.length === 0) return null
  const path = toDocumentsPath(slug)
  return (
    <Section id="documents" title={title} split>
      <ul className={styles.list}>
        {documents.map((it) => (
          <li key={it.key}>
            <LocalizedLink to={`${path}#${it.key}`} className={styles.link}>
              <TranslatedField of={it} name="title" />
            </LocalizedLink>
          </li>
        ))}
      </ul>
      <ButtonLink to={path} look="outline">
        {all}
      </ButtonLink>
    </Section>
  )
}
