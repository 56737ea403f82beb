import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './TurnkeyFacts.module.css'
import { turnkeyFigures } from './turnkey-specifications.ts'

/** The figures of a plant, large. */
export function TurnkeyFacts({ turnkey }: { turnkey: TurnkeyCard }) {
  const figures = turnkeyFigures(turnkey, useText())
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
