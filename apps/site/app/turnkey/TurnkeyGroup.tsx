import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import type { ComparedTurnkey } from './compare-turnkeys.server.ts'
import type { ListedSection } from './load-turnkeys.server.ts'
import styles from './TurnkeyGroup.module.css'
import { TurnkeyRow } from './TurnkeyRow.tsx'

type TurnkeyGroupProps = {
  /** What the turnkeys have in common, and what is said of it. */
  section: ListedSection | null
  turnkeys: readonly ComparedTurnkey[]
}

/** Turnkeys below each other, below the head of their section; nothing where there are none. */
export function TurnkeyGroup({ section, turnkeys }: TurnkeyGroupProps) {
  if (turnkeys.length === 0) return null
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
              <Picture picture={section.image} sizes={columnSizes({ desktop: 4, tablet: 4 })} decorative />
            </div>
          )}
        </header>
      )}
      <ul>
        {turnkeys.map((turnkey) => (
          <TurnkeyRow key={turnkey.id} turnkey={turnkey} />
        ))}
      </ul>
    </section>
  )
}
