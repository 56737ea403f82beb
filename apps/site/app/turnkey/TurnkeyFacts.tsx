import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { Words } from '../ui/Words.tsx'
import styles from './TurnkeyFacts.module.css'
import { turnkeySpecifications } from '../../shared/specifications/turnkey-specifications.ts'

type TurnkeyFactsProps = { turnkey: TurnkeyCard; className?: string | undefined }

/** The main specifications of a turnkey, large unless a style says otherwise. */
export function TurnkeyFacts({ turnkey, className = styles.facts }: TurnkeyFactsProps) {
  const specifications = turnkeySpecifications(turnkey, useText())
  return (
    <dl className={className}>
      {specifications.map(({ name, value }) => (
        <div key={name}>
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
