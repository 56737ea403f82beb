import type { Service } from '@vitrine/contract/shapes/editorial'
import { Picture } from '../ui/Picture.tsx'
import { RichText } from '../ui/RichText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import styles from './ServiceList.module.css'

/** The services with their texts and pictures. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service.id} className={styles.service}>
          <h2 className={styles.title}>{service.title}</h2>
          <div className={styles.text} {...fallbackAttributes(service.fallbackFields.includes('text'))}>
            <RichText blocks={service.text} />
          </div>
          {service.image && (
            <div className={styles.picture}>
              <Picture picture={service.image} sizes="(min-width: 992px) 340px, 100vw" decorative />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
