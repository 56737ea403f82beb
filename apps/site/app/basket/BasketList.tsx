import { useText } from '../i18n/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Basket } from '../../shared/basket/basket.ts'
import styles from './BasketList.module.css'
import { BasketItem } from './BasketItem.tsx'
import { BasketActions } from './BasketActions.tsx'

type BasketListProps = { basket: Basket; onConfirm: () => void }

/** The lines of the basket, which scroll, with the way on below them (sizes: R9.15), and what else can be done with it. */
export function BasketList({ basket, onConfirm }: BasketListProps) {
  const text = useText()
  return (
    <>
      <div className={styles.list}>
        <ul className={styles.inner} aria-label={text('basket.title')}>
          {basket.map((line, position) => (
            <BasketItem key={line.id} line={line} position={position} />
          ))}
        </ul>
        <div className={styles.end}>
          <button
            type="button"
            className={classNames(button.button, button.accent, styles.confirm)}
            onClick={onConfirm}
          >
            {text('basket.confirm')}
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <BasketActions basket={basket} />
    </>
  )
}
