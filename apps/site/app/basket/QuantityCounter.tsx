import { MAX_QUANTITY } from '@vitrine/contract/submission-limits'
import { BASKET_MIN_QUANTITY } from '../../shared/constants.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './QuantityCounter.module.css'

type QuantityCounterProps = {
  /** Of what; a model or a name. */
  name: string
  cnt: number
  /** Gets what was asked for, even 0 or nonsense: whoever keeps the quantity forces it to at least 1 (R4.7, R4.14). */
  onChange: (cnt: number) => void
}

/** How many: one fewer, a number that can be typed, one more. One fewer is shown disabled at 1, but keeps the focus. */
export function QuantityCounter({ name, cnt, onChange }: QuantityCounterProps) {
  const text = useText()
  return (
    <div className={styles.counter}>
      <button
        type="button"
        className={styles.step}
        aria-label={text('cart.fewer', { name })}
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
        aria-label={text('cart.quantity', { name })}
        // Typing may pass through an empty field: it counts when it is left. A new count from elsewhere makes a new field.
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
        aria-label={text('cart.more', { name })}
        onClick={() => onChange(cnt + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
