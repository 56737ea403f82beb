import type { TurnkeySection as TurnkeySectionData } from '@vitrine/contract/shapes/shop'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { turnkeyPath } from '../../shared/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import styles from './TurnkeySection.module.css'

/** Turnkeys that belong together, with a description. */
export function TurnkeySection({ section }: { section: TurnkeySectionData }) {
  return (
    <section className={styles.group} aria-labelledby={section.id}>
      <div className={styles.picture}>
        {section.image && <Picture picture={section.image} sizes="(min-width: 1200px) 640px, 100vw" decorative />}
      </div>
      <div className={styles.words}>
        <h2 id={section.id} className={styles.name}>
          {section.name}
        </h2>
        <p className={styles.text}>
          <TranslatedField of={section} name="description" />
        </p>
        <ul className={styles.turnkeys}>
          {section.turnkeys.map((turnkey) => (
            <li key={turnkey.id}>
              <LocalizedLink to={turnkeyPath(turnkey.slug)} className={styles.turnkey}>
                {turnkey.name}
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
