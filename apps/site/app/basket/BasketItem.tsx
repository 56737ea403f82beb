import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { productPath } from '../../shared/paths.ts'
import { Icon } from '../ui/Icon.tsx'
import type { BasketLine } from '../../shared/basket/basket.ts'
import { basketStore } from '../shell/basket-store.ts'
import { basketDialog } from '../shell/dialog-store.ts'
import styles from './BasketItem.module.css'
import { QuantityCounter } from './QuantityCounter.tsx'

type BasketItemProps = { line: BasketLine; position: number }

/** A line of the basket: picture, name, quantity, and the button that removes it. */
export function BasketItem({ line, position }: BasketItemProps) {
  const text = useText()
  const { id, name, model, slug, image, cnt } = line
  return (
    <li className={styles.line}>
      <div className={styles.stage}>{image && <img src={image} alt="" width={320} height={240} loading="lazy" />}</div>
      <div className={styles.words}>
        <LocalizedLink to={productPath(slug)} prefetch="none" className={styles.link} onClick={basketDialog.close}>
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
          onChange={(count) => basketStore.change({ kind: 'setCount', id, cnt: count })}
        />
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={text('basket.remove', { name: model })}
        onClick={() => basketStore.change({ kind: 'remove', position })}
      >
        <Icon name="close" />
      </button>
    </li>
  )
}
