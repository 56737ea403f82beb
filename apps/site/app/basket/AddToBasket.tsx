import type { ProductCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './AddToBasket.module.css'
import { basketStore, useBasket } from '../shell/basket-store.ts'
import { toBasketLine } from '../../shared/basket/to-basket-line.ts'

type AddToBasketProps = { product: ProductCard; cnt?: number; small?: boolean; className?: string | undefined }

/** Puts a machine into the basket; once it is there, opens the basket. */
export function AddToBasket({ product, cnt = 1, small = false, className }: AddToBasketProps) {
  const text = useText()
  const inside = useBasket().some(({ id }) => id === product.id)
  const act = () =>
    inside ? basketStore.toggle(true) : basketStore.change({ kind: 'add', line: toBasketLine(product, cnt) })
  const look = inside ? button.outline : button.accent
  return (
    <button
      type="button"
      className={classNames(button.button, look, small && button.small, styles.add, className)}
      onClick={act}
    >
      <Icon name={inside ? 'check' : 'plus'} />
      {text(inside ? 'product.inBasket' : 'product.addToBasket')}
    </button>
  )
}
