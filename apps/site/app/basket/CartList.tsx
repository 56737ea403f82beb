import { useText } from '../language/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Basket } from './basket.ts'
import styles from './CartList.module.css'
import { CartLine } from './CartLine.tsx'
import { CartTools } from './CartTools.tsx'

type CartListProps = { cart: Basket; onConfirm: () => void }

/** The chosen machines; they scroll, what can be done with them stays in sight (sizes: SPEC.md section 9). */
export function CartList({ cart, onConfirm }: CartListProps) {
  const text = useText()
  return (
    <>
      <div className={styles.offers}>
        <ul className={styles.inner} aria-label={text('cart.title')}>
          {cart.map((line, position) => (
            <CartLine key={line.id} line={line} position={position} />
          ))}
        </ul>
        <div className={styles.end}>
          <CartTools cart={cart} />
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
