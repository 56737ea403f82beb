import type { AboutSection as AboutSectionData } from '@vitrine/contract/shapes/editorial'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { RichText } from '../ui/RichText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { Words } from '../ui/Words.tsx'
import styles from './AboutSection.module.css'

type AboutSectionProps = { section: AboutSectionData; turned: boolean }

/** A section about the company: text, a picture, and facts where there are any. */
export function AboutSection({ section, turned }: AboutSectionProps) {
  const { id, title, text, image, facts, fallbackFields } = section
  return (
    <section className={classNames(styles.section, turned && styles.turned)} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          <Words>{title}</Words>
        </h2>
        <div {...fallbackAttributes(fallbackFields.includes('text'))}>
          <RichText blocks={text} />
        </div>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} sizes={columnSizes({ desktop: 6 })} />
        </div>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt>
                <Words>{fact.label}</Words>
              </dt>
              <dd>
                <bdi>
                  <Words>{fact.value}</Words>
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
