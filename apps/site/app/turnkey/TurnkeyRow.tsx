import type { ComparedTurnkey } from './compare-turnkeys.server.ts'
import { TurnkeyCard } from './TurnkeyCard.tsx'
import { TurnkeyFigures } from './TurnkeyFigures.tsx'
import { TurnkeyGallery } from './TurnkeyGallery.tsx'
import styles from './TurnkeyRow.module.css'

/** Three of twelve columns, four on tablets (`columnSizes`). */
const SIZES = '(min-width: 1200px) 259px, (min-width: 768px) 31vw, 112px'

/** A turnkey in the list of all: its figures stand below those of the others. Its pictures open in a gallery. */
export function TurnkeyRow({ turnkey }: { turnkey: ComparedTurnkey }) {
  return (
    <li className={styles.row}>
      <TurnkeyCard
        turnkey={turnkey}
        sizes={SIZES}
        gallery={turnkey.images.length > 0 && <TurnkeyGallery turnkey={turnkey} />}
        figures={<TurnkeyFigures figures={turnkey.figures} />}
      />
    </li>
  )
}
