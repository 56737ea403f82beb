import type { AboutSection as AboutSectionData } from '@vitrine/contract/shapes/editorial'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/Picture.tsx'
import { RichText } from '../ui/RichText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import styles from './AboutSection.module.css'

type AboutSectionProps = { section: AboutSectionData; turned: boolean }

/** A section about the company: text, a picture, and facts where there are any. */
export function AboutSection({ section, turned }: AboutSectionProps) {
  const { id, title, text, image, facts, fallbackFields } = section
  return (
    <section className={classNames(styles.section, turned && styles.turned)} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div {...fallbackAttributes(fallbackFields.includes('text'))}>
          <RichText blocks={text} />
        </div>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} sizes="(min-width: 1200px) 550px, 100vw" />
        </div>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt>{fact.label}</dt>
              <dd>
                <bdi>{fact.value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
