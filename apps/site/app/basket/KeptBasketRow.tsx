import type { KeptBasket } from '../../shared/basket/kept-baskets.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import styles from './KeptBaskets.module.css'

type KeptBasketRowProps = { kept: KeptBasket; onOpen: () => void; onRemove: () => void }

/** A basket that is kept: its name, how many products it has, and the buttons that open and delete it. */
export function KeptBasketRow({ kept: { name, lines }, onOpen, onRemove }: KeptBasketRowProps) {
  const text = useText()
  const visitor = useVisitorText()
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>{' '}
        <span className={styles.count}>{text('category.productCount', { count: lines.length })}</span>
      </span>
      <button
        type="button"
        className={classNames(button.button, button.outline, button.small)}
        aria-label={visitor('kept.openNamed', { name })}
        onClick={onOpen}
      >
        {visitor('kept.open')}
      </button>
      <button type="button" className={styles.remove} aria-label={visitor('kept.remove', { name })} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </li>
  )
}
