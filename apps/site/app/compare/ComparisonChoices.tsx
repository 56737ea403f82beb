import { UnitsSwitch } from '../shell/units/UnitsSwitch.tsx'
import styles from './ComparisonChoices.module.css'
import type { ComparisonData } from './load-comparison.server.ts'

type ComparisonChoicesProps = Pick<ComparisonData, 'words'> & {
  /** Whether there is something to tell apart. */
  hasChoice: boolean
  /** Whether the columns of phones have no room for the word at the best figures. */
  hasLegend: boolean
}

/** What the table below shows: equal figures are left out (by style alone: ComparisonTable.module.css), and in which units. */
export function ComparisonChoices({ hasChoice, hasLegend, words }: ComparisonChoicesProps) {
  return (
    <div className={styles.choices}>
      {hasChoice && (
        <label className={styles.choice}>
          <input type="checkbox" data-only-differences />
          {words.differences}
        </label>
      )}
      <UnitsSwitch className={styles.units} />
      {hasLegend && (
        <span className={styles.legend} aria-hidden>
          {words.best}
        </span>
      )}
    </div>
  )
}
