import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { turnkeyPath } from '../../shared/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import { TurnkeyFigures } from './TurnkeyFigures.tsx'
import { TurnkeyGallery } from './TurnkeyGallery.tsx'
import type { ComparedTurnkey } from './compare-turnkeys.server.ts'
import styles from './TurnkeyRow.module.css'

const sizes = columnSizes({ desktop: 3, tablet: 4, phone: '112px' })

/** A turnkey in the list of all: its figures stand below those of the others. Its pictures open in a gallery. */
export function TurnkeyRow({ turnkey }: { turnkey: ComparedTurnkey }) {
  return (
    <article className={styles.row}>
      <div className={styles.picture}>
        {turnkey.image && <Picture picture={turnkey.image} sizes={sizes} decorative />}
        {turnkey.images.length > 0 && <TurnkeyGallery turnkey={turnkey} />}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <LocalizedLink to={turnkeyPath(turnkey.slug)} className={styles.link}>
            <Words>{turnkey.name}</Words>
          </LocalizedLink>
        </h3>
        <p className={styles.summary}>
          <TranslatedField of={turnkey} name="summary" />
        </p>
      </div>
      <TurnkeyFigures figures={turnkey.figures} />
    </article>
  )
}
