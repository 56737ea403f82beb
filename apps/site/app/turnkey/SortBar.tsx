import { useText } from '../i18n/LanguageContext.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './SortBar.module.css'
import { nextOrder, type TurnkeyOrder } from './sort-turnkeys.ts'

const orders = [
  { key: 'Capacity', name: 'turnkey.capacity' },
  { key: 'Nr. of workers', name: 'turnkey.workers' },
] as const

type SortBarProps = { order: TurnkeyOrder | null; onChange: (order: TurnkeyOrder | null) => void }

/** Sorts turnkeys by a specification: ascending, descending, or not. */
export function SortBar({ order, onChange }: SortBarProps) {
  const text = useText()
  return (
    <div className={styles.bar} role="group" aria-label={text('turnkey.sort')}>
      <span className={styles.label} aria-hidden>
        {text('turnkey.sort')}
      </span>
      {orders.map(({ key, name }) => {
        const direction = order?.key === key ? order.direction : undefined
        return (
          <button
            key={key}
            type="button"
            className={styles.button}
            aria-pressed={Boolean(direction)}
            onClick={() => onChange(nextOrder(order, key))}
          >
            {text(name)}
            {direction && (
              <>
                <Icon name={direction} />
                <span className={styles.direction}>{text(`turnkey.${direction}`)}</span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}
