import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../language/LanguageContext.tsx'
import styles from './PlantFacts.module.css'
import { plantFigures } from './plant-figures.ts'

/** The figures of a plant, large. */
export function PlantFacts({ turnkey }: { turnkey: TurnkeyCard }) {
  const figures = plantFigures(turnkey, useText())
  return (
    <dl className={styles.facts}>
      {figures.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
