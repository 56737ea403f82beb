import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../language/LanguageContext.tsx'
import { LocalizedLink } from '../language/LocalizedLink.tsx'
import { turnkeyPath } from '../navigation/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { Field } from '../ui/Written.tsx'
import styles from './PlantCard.module.css'
import { PlantGallery } from './PlantGallery.tsx'
import { plantFigures } from './plant-figures.ts'

type PlantCardProps = {
  turnkey: TurnkeyCard
  /** All its pictures can be opened from its picture. */
  gallery?: boolean
}

/** A turnkey plant: its picture, its name, the four figures that tell one plant from another. */
export function PlantCard({ turnkey, gallery = false }: PlantCardProps) {
  const text = useText()
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        {turnkey.image && (
          <Picture picture={turnkey.image} sizes="(min-width: 1200px) 550px, (min-width: 768px) 50vw, 90vw" silent />
        )}
        {gallery && turnkey.images.length > 0 && <PlantGallery turnkey={turnkey} />}
      </div>
      <h3 className={styles.name}>
        <LocalizedLink to={turnkeyPath(turnkey.slug)} className={styles.link}>
          {turnkey.name}
        </LocalizedLink>
      </h3>
      <p className={styles.summary}>
        <Field of={turnkey} name="summary" />
      </p>
      <dl className={styles.figures}>
        {plantFigures(turnkey, text).map((figure) => (
          <div key={figure.name}>
            <dt>{figure.name}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
