import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { productPath } from '../../shared/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import type { BasketLine } from '../../shared/basket/basket.ts'
import { basketStore } from '../shell/basket-store.ts'
import styles from './BasketItem.module.css'
import { QuantityCounter } from './QuantityCounter.tsx'

type CartLineProps = { line: BasketLine; position: number }

/** A machine in the basket: its picture, its name, how many, and the way out. */
export function BasketItem({ line, position }: CartLineProps) {
  const text = useText()
  const { id, name, model, slug, image, cnt } = line
  return (
    <li className={styles.line}>
      <div className={styles.stage}>{image && <img src={image} alt="" width={320} height={240} loading="lazy" />}</div>
      <div className={styles.words}>
        <LocalizedLink
          to={productPath(slug)}
          prefetch="none"
          className={styles.link}
          onClick={() => basketStore.toggle(false)}
        >
          <span className={styles.model}>
            <bdi>{model}</bdi>
          </span>{' '}
          <span className={styles.name}>
            <bdi>{name}</bdi>
          </span>
        </LocalizedLink>
        <QuantityCounter
          name={model}
          cnt={cnt}
          onChange={(wanted) => basketStore.change({ kind: 'setCount', id, cnt: wanted })}
        />
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('cart.remove', { name: model })}
        onClick={() => basketStore.change({ kind: 'remove', position })}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
