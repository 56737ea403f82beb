import type { Basket } from '../../shared/basket/basket.ts'
import { toBasketLine } from '../../shared/basket/to-basket-line.ts'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { basketStore } from '../shell/basket-store.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/Icon.tsx'
import { useRootData } from '../ui/use-root-data.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { useVisitorText } from '../ui/visitor-text/visitor-text.ts'
import { loadAskedTogether } from './load-asked-together.ts'
import styles from './TogetherList.module.css'

/** A basket is no shop window. */
const MAX_SHOWN = 3

/** What others asked for together with what is in the basket; nothing where that is not known. */
export function TogetherList({ basket }: { basket: Basket }) {
  const text = useText()
  const visitor = useVisitorText()
  const language = useLanguage()
  const slugs = basket.map(({ slug }) => slug)
  const isKnown = useRootData()?.layout.company.interest === true
  const found = useLoaded(isKnown ? `${language} ${slugs.join()}` : null, () => loadAskedTogether(language, slugs))
  const shown = found?.filter(({ slug }) => !slugs.includes(slug)).slice(0, MAX_SHOWN) ?? []
  if (shown.length === 0) return null
  return (
    <section className={styles.together} aria-label={visitor('together.these')}>
      <h3 className={styles.title}>{visitor('together.these')}</h3>
      <ul className={styles.list}>
        {shown.map((product) => (
          <li key={product.id} className={styles.product}>
            <span className={styles.words}>
              <bdi className={styles.model}>{product.model}</bdi> <bdi>{product.name}</bdi>
            </span>
            <button
              type="button"
              className={classNames(button.button, button.outline, button.small)}
              aria-label={`${text('product.addToBasket')}: ${product.model}`}
              onClick={() => basketStore.change({ kind: 'add', line: toBasketLine(product, 1) })}
            >
              <Icon name="plus" />
              {visitor('together.add')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
