import { columnSizes } from '../ui/picture-sizes.ts'
import { Words } from '../ui/Words.tsx'
import type { ComparedTurnkey } from './compare-turnkeys.server.ts'
import { TurnkeyCard } from './TurnkeyCard.tsx'
import { TurnkeyGallery } from './TurnkeyGallery.tsx'
import styles from './TurnkeyRow.module.css'

const sizes = columnSizes({ desktop: 3, tablet: 4, phone: '112px' })

/** A turnkey in the list of all: its figures, each with a bar, stand below those of the others. Its pictures open in a gallery. */
export function TurnkeyRow({ turnkey }: { turnkey: ComparedTurnkey }) {
  return (
    <li className={styles.row}>
      <TurnkeyCard
        turnkey={turnkey}
        sizes={sizes}
        gallery={turnkey.images.length > 0 && <TurnkeyGallery turnkey={turnkey} />}
        figures={
          <ul className={styles.figures}>
            {turnkey.figures.map(({ number, words, share }) => (
              <li key={words}>
                <progress value={share} aria-hidden />
                <b>{number}</b> <Words>{words}</Words>
              </li>
            ))}
          </ul>
        }
      />
    </li>
  )
}
