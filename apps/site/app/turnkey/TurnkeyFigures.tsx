import type { TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { turnkeySpecifications } from '../../shared/specifications/turnkey-specifications.ts'
import { Words } from '../ui/Words.tsx'
import { figuresOf, type LargestFigures } from './largest-figures.ts'
import styles from './TurnkeyFigures.module.css'

/** How much a turnkey makes, with how many people, and both together, each as a share of the largest of all. */
export function TurnkeyFigures({ turnkey, largest }: { turnkey: TurnkeyCard; largest: LargestFigures }) {
  const text = useText()
  const { capacity, workers, perPerson } = figuresOf(turnkey)
  const specifications = turnkeySpecifications(turnkey, text)
  const valueOf = (name: string) => specifications.find((it) => it.name === name)?.value
  const names = { capacity: text('turnkey.capacity'), workers: text('turnkey.workers') }
  const made = valueOf(names.capacity)
  const people = valueOf(names.workers)
  return (
    <dl className={styles.figures}>
      {made && (
        <div>
          <dt className={styles.name}>{names.capacity}</dt>
          <Figure value={made} share={capacity / largest.capacity} />
        </div>
      )}
      {people && (
        <div>
          <dt className={styles.name}>{names.workers}</dt>
          <Figure value={people} share={workers / largest.workers} />
          {perPerson > 0 && (
            <Figure value={text('turnkey.perPerson', { count: perPerson })} share={perPerson / largest.perPerson} />
          )}
        </div>
      )}
    </dl>
  )
}

/**
 * A value as its number, with a bar above it, and what it counts below it, as a language may say something before and after a number.
 * @param share of the bar, from 0 to 1
 */
function Figure({ value, share }: { value: string; share: number }) {
  const number = /\d[\d.,]*/.exec(value)?.[0]
  return (
    <dd className={styles.figure}>
      <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden>
        {share > 0 && <path d={`M0 0H${Math.round(share * 100)}V3H0`} />}
      </svg>
      {number && <b>{number}</b>} <Words>{number ? value.replace(number, '').trim() : value}</Words>
    </dd>
  )
}
