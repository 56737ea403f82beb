import type { AboutSection as AboutSectionData } from '@vitrine/contract/shapes/editorial'
import { classNames } from '../ui/class-names.ts'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { RichText } from '../ui/RichText.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import { Words } from '../ui/Words.tsx'
import styles from './AboutSection.module.css'

/** How sections are laid out in turn, and how many of the twelve columns their pictures take. */
const layouts = [
  { name: styles.beside, columns: { desktop: 6 } },
  { name: styles.wide, columns: { desktop: 12 } },
  { name: styles.turned, columns: { desktop: 6 } },
] as const

type AboutSectionProps = {
  section: AboutSectionData
  /** Its place among the sections, from 0 on. */
  number: number
}

/** A section about the company: text, a picture, and facts where there are any. */
export function AboutSection({ section, number }: AboutSectionProps) {
  const { id, title, text, image, facts, fallbackFields } = section
  const layout = (image && layouts[number % layouts.length]) || layouts[0]
  return (
    <section className={classNames(styles.section, layout.name, number === 0 && styles.company)} aria-labelledby={id}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          <Words>{title}</Words>
        </h2>
        <div className={styles.text} {...fallbackAttributes(fallbackFields.includes('text'))}>
          <RichText blocks={text} />
        </div>
      </div>
      {image && (
        <div className={styles.picture}>
          <Picture picture={image} sizes={columnSizes(layout.columns)} />
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
