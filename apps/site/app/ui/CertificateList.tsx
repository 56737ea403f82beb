import type { Certificate } from '@vitrine/contract/shapes/editorial'
import { Words } from './Words.tsx'
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
              <Picture picture={certificate.image} sizes="80px" decorative />
            </div>
          )}
          <div>
            <h3 className={styles.title}>
              <Words>{certificate.title}</Words>
            </h3>
            <p className={styles.text}>
              <TranslatedField of={certificate} name="text" />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
