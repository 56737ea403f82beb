import type { Certificate } from '@vitrine/contract/shapes/editorial'
import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { classNames } from './class-names.ts'
import { Words } from './Words.tsx'
import styles from './CertificateList.module.css'
import { Picture } from './Picture.tsx'
import { TranslatedField } from './FallbackText.tsx'

type CertificateListProps = {
  certificates: readonly Certificate[]
  /** In a part of the page, beside something else; on phones a row to swipe through. */
  beside?: boolean
}

/** A list of certificates and what they mean. */
export function CertificateList({ certificates, beside = false }: CertificateListProps) {
  const text = useText()
  const kilobytes = new Intl.NumberFormat(formatTagOf(useLanguage()), {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  })
  return (
    <ul className={classNames(styles.list, beside ? styles.beside : styles.apart)} tabIndex={beside ? 0 : undefined}>
      {certificates.map((certificate) => (
        <li key={certificate.id} className={styles.row}>
          {certificate.image && (
            <div className={styles.picture}>
              <Picture picture={certificate.image} sizes="64px" decorative />
            </div>
          )}
          <div>
            <h3 className={styles.title}>
              <Words>{certificate.title}</Words>
            </h3>
            <p className={styles.text}>
              <TranslatedField of={certificate} name="text" />{' '}
              {certificate.document && (
                <a href={certificate.document.src} target="_blank" rel="noreferrer">
                  {text('certificates.document', { size: kilobytes.format(certificate.document.bytes / 1000) })}
                  <span className={styles.of}> {certificate.title}</span>
                </a>
              )}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
