import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './TurnkeyFacts.module.css'
import { turnkeySpecifications } from '../../shared/specifications/turnkey-specifications.ts'

/** The main specifications of a turnkey, large. */
export function TurnkeyFacts({ turnkey }: { turnkey: TurnkeyCard }) {
  const specifications = turnkeySpecifications(turnkey, useText())
  return (
    <dl className={styles.facts}>
      {specifications.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>
            <Words>{name}</Words>
          </dt>
          <dd>
            <Words>{value}</Words>
          </dd>
        </div>
      ))}
    </dl>
  )
}
