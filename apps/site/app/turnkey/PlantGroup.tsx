import type { TurnkeySection } from '@vitrine/contract/shapes/shop'
import { LocalizedLink } from '../language/LocalizedLink.tsx'
import { turnkeyPath } from '../navigation/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { Field } from '../ui/Written.tsx'
import styles from './PlantGroup.module.css'

/** Plants that belong together, with what they have in common. */
export function PlantGroup({ section }: { section: TurnkeySection }) {
  return (
    <section className={styles.group} aria-labelledby={section.id}>
      <div className={styles.picture}>
        {section.image && <Picture picture={section.image} sizes="(min-width: 1200px) 640px, 100vw" silent />}
      </div>
      <div className={styles.words}>
        <h2 id={section.id} className={styles.name}>
          {section.name}
        </h2>
        <p className={styles.text}>
          <Field of={section} name="description" />
        </p>
        <ul className={styles.plants}>
          {section.turnkeys.map((turnkey) => (
            <li key={turnkey.id}>
              <LocalizedLink to={turnkeyPath(turnkey.slug)} className={styles.plant}>
                {turnkey.name}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
