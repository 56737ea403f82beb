import type { Basket } from '../../shared/basket/basket.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import styles from './BasketSummary.module.css'

/** What is asked for, above the form that asks for it. */
export function BasketSummary({ basket }: { basket: Basket }) {
  const text = useText()
  return (
    // It scrolls by keys too.
    <ul className={styles.lines} tabIndex={0} aria-label={text('category.productCount', { count: basket.length })}>
      {basket.map(({ id, model, name, image, cnt }) => (
        <li key={id} className={styles.line}>
          <span className={styles.stage}>{image && <img src={image} alt="" width={320} height={240} />}</span>
          <span>
            <bdi className={styles.model}>{model}</bdi> <bdi>{text('turnkey.productQuantity', { count: cnt })}</bdi>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
