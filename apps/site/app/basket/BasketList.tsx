import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Basket } from '../../shared/basket/basket.ts'
import styles from './BasketList.module.css'
import { BasketItem } from './BasketItem.tsx'
import { BasketActions } from './BasketActions.tsx'

type CartListProps = { cart: Basket; onConfirm: () => void }

/** The chosen machines; they scroll, what can be done with them stays in sight (sizes: R9.15). */
export function BasketList({ cart, onConfirm }: CartListProps) {
  const text = useText()
  return (
    <>
      <div className={styles.offers}>
        <ul className={styles.inner} aria-label={text('cart.title')}>
          {cart.map((line, position) => (
            <BasketItem key={line.id} line={line} position={position} />
          ))}
        </ul>
        <div className={styles.end}>
          <BasketActions cart={cart} />
          <button
            type="button"
            className={classNames(button.button, button.accent, styles.confirm)}
            onClick={onConfirm}
          >
            {text('cart.confirm')}
            <Icon name="arrow" />
          </button>
        </div>
      </div>
    </>
  )
}
