import type { TurnkeyCard, TurnkeySection } from '@vitrine/contract/shapes/shop'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import type { LargestFigures } from './largest-figures.ts'
import styles from './TurnkeyGroup.module.css'
import { TurnkeyRow } from './TurnkeyRow.tsx'

type TurnkeyGroupProps = {
  /** What the turnkeys have in common, and what is said of it. */
  section: TurnkeySection | null
  turnkeys: readonly TurnkeyCard[]
  largest: LargestFigures
}

/** Turnkeys below each other, below the head of their section. */
export function TurnkeyGroup({ section, turnkeys, largest }: TurnkeyGroupProps) {
  return (
    <section className={styles.group} aria-labelledby={section?.id}>
      {section && (
        <header className={styles.head}>
          <div>
            <h2 id={section.id} className={styles.name}>
              <Words>{section.name}</Words>
            </h2>
            <p className={styles.text}>
              <TranslatedField of={section} name="description" />
            </p>
          </div>
          {section.image && (
            <div className={styles.picture}>
              <Picture picture={section.image} sizes={columnSizes({ desktop: 4 })} decorative />
            </div>
          )}
        </header>
      )}
      <ul>
        {turnkeys.map((turnkey) => (
          <li key={turnkey.id}>
            <TurnkeyRow turnkey={turnkey} largest={largest} />
          </li>
        ))}
      </ul>
    </section>
  )
}
