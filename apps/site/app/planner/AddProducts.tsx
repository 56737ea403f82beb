import { type MouseEvent, useState } from 'react'
import { MAX_ITEMS } from '../../shared/planner/plan.ts'
import { turnkeyPlanPath } from '../../shared/planner/plan-path.ts'
import type { Added } from '../../shared/planner/read-adds.ts'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { useBasket } from '../shell/basket-store.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { FallbackText } from '../ui/FallbackText.tsx'
import { Icon } from '../ui/Icon.tsx'
import styles from './AddProducts.module.css'
import { fetchProducts } from './fetch-products.ts'
import type { PlannerData } from './load-planner.server.ts'
import panel from './panel.module.css'
import { usePlannerText } from './planner-text.ts'
import { ProductSearch } from './ProductSearch.tsx'
import type { PlannerState } from './use-planner.ts'

type AddProductsProps = { data: PlannerData; planner: PlannerState }

/** Puts products into the hall: those of the basket, of a turnkey, or found by a search. */
export function AddProducts({ data, planner }: AddProductsProps) {
  const text = usePlannerText()
  const language = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const waiting = useWaitingInBasket(planner)

  async function add(added: readonly Added[]) {
    setIsBusy(true)
    try {
      const unknown = added.map(({ slug }) => slug).filter((slug) => !planner.products.has(slug))
      const products = await fetchProducts(language, unknown)
      const leftOut = planner.add(added, products)
      const model = products.at(-1)?.model ?? planner.products.get(added.at(-1)?.slug ?? '')?.model
      if (leftOut > 0) planner.say(text('full', { count: MAX_ITEMS }))
      else if (model) planner.say(text('added', { name: model }))
    } catch (error) {
      console.warn(error)
      planner.say(text('failed'))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <section className={classNames(panel.panel, panel.screenOnly)}>
      <h2 className={panel.title}>{text('add')}</h2>
      {waiting.length > 0 && (
        <button
          type="button"
          className={classNames(button.button, button.outline, button.small, styles.basket)}
          disabled={isBusy}
          onClick={() => void add(waiting)}
        >
          <Icon name="basket" />
          {text('fromBasket')} <bdi>({waiting.reduce((sum, { cnt }) => sum + cnt, 0)})</bdi>
        </button>
      )}
      <ProductSearch
        data={data}
        search={planner.search}
        onAdd={(slug, event: MouseEvent) => {
          event.preventDefault()
          if (!isBusy) void add([{ slug, cnt: 1 }])
        }}
      />
      {data.lines.length > 0 && (
        <details className={panel.more}>
          <summary>{text('fromTurnkey')}</summary>
          <ul>
            {data.lines.map(({ slug, name, isFallback }) => (
              <li key={slug}>
                <LocalizedLink to={turnkeyPlanPath(slug)} className={styles.candidate} rel="nofollow" prefetch="none">
                  <Icon name="plus" />
                  <FallbackText isFallback={isFallback}>{name}</FallbackText>
                </LocalizedLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** What the basket has more of than the hall. */
function useWaitingInBasket({ placed }: PlannerState): Added[] {
  return useBasket().flatMap(({ slug, cnt }) => {
    const more = cnt - placed.filter(({ item }) => item.slug === slug).length
    return more > 0 ? [{ slug, cnt: more }] : []
  })
}
