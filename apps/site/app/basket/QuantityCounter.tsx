import { MAX_QUANTITY } from '@vitrine/contract/submission-limits'
import { BASKET_MIN_QUANTITY } from '../../shared/constants.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './QuantityCounter.module.css'

type QuantityCounterProps = {
  /** What is counted; a model or a name. */
  name: string
  cnt: number
  /** Gets what was typed, even 0 or NaN: the owner of the quantity makes it at least 1 (R4.7, R4.14). */
  onChange: (cnt: number) => void
}

/** A quantity: one fewer, a number that can be typed, one more. At 1, one fewer is marked as disabled but keeps the focus. */
export function QuantityCounter({ name, cnt, onChange }: QuantityCounterProps) {
  const text = useText()
  return (
    <div className={styles.counter}>
      <button
        type="button"
        className={styles.step}
        aria-label={text('basket.fewer', { name })}
        aria-disabled={cnt <= BASKET_MIN_QUANTITY}
        onClick={() => onChange(cnt - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        className={styles.count}
        type="number"
        inputMode="numeric"
        min={BASKET_MIN_QUANTITY}
        max={MAX_QUANTITY}
        aria-label={text('basket.quantity', { name })}
        // Uncontrolled, as the field may be empty while somebody types: the value is read on blur. Another count makes a new field.
        key={cnt}
        defaultValue={cnt}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === String(cnt)) return
          onChange(Number(currentTarget.value))
          currentTarget.value = String(cnt)
        }}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <button
        type="button"
        className={styles.step}
        aria-label={text('basket.more', { name })}
        onClick={() => onChange(cnt + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
