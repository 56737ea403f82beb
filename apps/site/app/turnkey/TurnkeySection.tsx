import type { TurnkeySection as TurnkeySectionData } from '@vitrine/contract/shapes/shop'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { turnkeyPath } from '../../shared/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './TurnkeySection.module.css'

/** Turnkeys that belong together, with a description. */
export function TurnkeySection({ section }: { section: TurnkeySectionData }) {
  return (
    <section className={styles.group} aria-labelledby={section.id}>
      <div className={styles.picture}>
        {section.image && <Picture picture={section.image} sizes={columnSizes({ desktop: 6 })} decorative />}
      </div>
      <div className={styles.words}>
        <h2 id={section.id} className={styles.name}>
          <Words>{section.name}</Words>
        </h2>
        <p className={styles.text}>
          <TranslatedField of={section} name="description" />
        </p>
        <ul className={styles.turnkeys}>
          {section.turnkeys.map((turnkey) => (
            <li key={turnkey.id}>
              <LocalizedLink to={turnkeyPath(turnkey.slug)} className={styles.turnkey}>
                <Words>{turnkey.name}</Words>
                <Icon name="arrow" />
              </LocalizedLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
