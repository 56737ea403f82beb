import type { Service } from '@vitrine/contract/shapes/editorial'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { RichText } from '../ui/RichText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { Words } from '../ui/Words.tsx'
import styles from './ServiceList.module.css'

/** The services with their texts and pictures. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service.id} className={styles.service}>
          <h2 className={styles.title}>
            <Words>{service.title}</Words>
          </h2>
          <div className={styles.text} {...fallbackAttributes(service.fallbackFields.includes('text'))}>
            <RichText blocks={service.text} />
          </div>
          {service.image && (
            <div className={styles.picture}>
              <Picture picture={service.image} sizes={columnSizes({ desktop: 4 })} decorative />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
