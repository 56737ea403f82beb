import type { Service } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { RichText } from '../ui/RichText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { Words } from '../ui/Words.tsx'
import styles from './ServiceList.module.css'

/** The services with their texts and pictures, each with the way to ask about it. */
export function ServiceList({ services }: { services: readonly Service[] }) {
  const text = useText()
  return (
    <ul className={styles.list}>
      {services.map((service) => (
        <li key={service.id} className={styles.service}>
          <h2 className={styles.title}>
            <Words>{service.title}</Words>
          </h2>
          {service.image && (
            <div className={styles.picture}>
              <Picture picture={service.image} sizes={columnSizes({ desktop: 4 })} decorative />
            </div>
          )}
          <div className={styles.text}>
            <div {...fallbackAttributes(service.fallbackFields.includes('text'))}>
              <RichText blocks={service.text} />
            </div>
            <ContactLink className={button.words} about={{ name: service.title, image: service.image }}>
              <Words>{text('service.ask', { service: service.title })}</Words>
            </ContactLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
