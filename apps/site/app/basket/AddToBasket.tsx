import type { ProductCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './AddToBasket.module.css'
import { basketStore, useBasket } from '../shell/basket-store.ts'
import { basketDialog } from '../shell/dialog-store.ts'
import { toAdds } from './adds.ts'
import { toBasketLine } from '../../shared/basket/to-basket-line.ts'

type AddToBasketProps = {
  product: ProductCard
  cnt?: number
  /** For lists, where many of these stand side by side. */
  small?: boolean
  className?: string | undefined
}

/** Adds a product to the basket; once it is there, opens the basket. */
export function AddToBasket({ product, cnt = 1, small = false, className }: AddToBasketProps) {
  const text = useText()
  const isInBasket = useBasket().some(({ id }) => id === product.id)
  const handleClick = () =>
    isInBasket ? basketDialog.open() : basketStore.change({ kind: 'add', line: toBasketLine(product, cnt) })
  const look = isInBasket || small ? button.outline : button.accent
  return (
    <button
      type="button"
      className={classNames(button.button, look, small && button.small, styles.add, className)}
      onClick={handleClick}
      data-adds={toAdds('add', [{ slug: product.slug, cnt }])}
    >
      <Icon name={isInBasket ? 'check' : 'plus'} />
      {text(isInBasket ? 'product.inBasket' : 'product.addToBasket')}
    </button>
  )
}
