import type { TurnkeyCard as TurnkeyCardData } from '@vitrine/contract/shapes/shop'
import type { ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { turnkeyPath } from '../../shared/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './TurnkeyCard.module.css'
import { TurnkeyFacts } from './TurnkeyFacts.tsx'

type TurnkeyCardProps = {
  turnkey: TurnkeyCardData
  /** How wide its picture is shown: half of the page, unless said otherwise. */
  sizes?: string
  /** On its picture. */
  gallery?: ReactNode
  /** In place of its specifications. */
  figures?: ReactNode
}

/** A turnkey: its picture, its name, and its four main specifications. */
export function TurnkeyCard({
  turnkey,
  sizes = columnSizes({ desktop: 6, tablet: 6 }),
  gallery,
  figures,
}: TurnkeyCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {turnkey.image && <Picture picture={turnkey.image} sizes={sizes} decorative />}
        {gallery}
      </div>
      <h3 className={styles.name}>
        <LocalizedLink to={turnkeyPath(turnkey.slug)} className={styles.link}>
          <Words>{turnkey.name}</Words>
        </LocalizedLink>
      </h3>
      <p className={styles.summary}>
        <TranslatedField of={turnkey} name="summary" />
      </p>
      {figures ?? <TurnkeyFacts turnkey={turnkey} className={styles.specifications} />}
    </article>
  )
}
