import { useText } from '../../i18n/LanguageContext.tsx'
import { classNames } from '../../ui/class-names.ts'
import { switchUnits } from './switch-units.ts'
import styles from './UnitsSwitch.module.css'

/** Switches between metric and imperial units. Cached pages do not know which are chosen, so both labels are rendered and a style shows one. */
export function UnitsSwitch({ className }: { className?: string | undefined }) {
  const text = useText()
  return (
    <button type="button" className={classNames(styles.switch, className)} onClick={switchUnits}>
      <span className={styles.byMetric}>{text('units.imperial')}</span>
      <span className={styles.byImperial}>{text('units.metric')}</span>
    </button>
  )
}
