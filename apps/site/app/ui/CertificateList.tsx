import type { Certificate } from '@vitrine/contract/shapes/editorial'
import styles from './CertificateList.module.css'
import { Picture } from './Picture.tsx'
import { TranslatedField } from './FallbackText.tsx'

/** A list of certificates and what they mean. */
export function CertificateList({ certificates }: { certificates: readonly Certificate[] }) {
  return (
    <ul className={styles.list}>
      {certificates.map((certificate) => (
        <li key={certificate.id} className={styles.row}>
          {certificate.image && (
            <div className={styles.picture}>
              <Picture picture={certificate.image} sizes="96px" decorative />
            </div>
          )}
          <div>
            <h3 className={styles.title}>{certificate.title}</h3>
            <p className={styles.text}>
              <TranslatedField of={certificate} name="text" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
