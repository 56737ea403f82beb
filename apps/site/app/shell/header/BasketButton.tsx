import { useText } from '../../i18n/LanguageContext.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './BasketButton.module.css'
import { useBasket } from '../basket-store.ts'
import { basketDialog } from '../dialog-store.ts'

/** Opens the basket and counts its lines (R4.9, R4.10). Cached pages know no basket: the count is rendered in the browser. */
export function BasketButton({ className }: { className?: string | undefined }) {
  const text = useText()
  const count = useBasket().length
  return (
    <button
      type="button"
      className={classNames(styles.button, className)}
      aria-haspopup="dialog"
      aria-label={count > 0 ? text('header.basketCount', { count }) : text('header.basket')}
      onClick={basketDialog.open}
      onPointerEnter={basketDialog.prefetch}
      onFocus={basketDialog.prefetch}
    >
      <Icon name="basket" />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </button>
  )
}
