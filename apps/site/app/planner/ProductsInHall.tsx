import { depthOf, widthOf } from '../../shared/planner/box.ts'
import panel from './panel.module.css'
import styles from './ProductsInHall.module.css'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

/** What is in the hall, with the numbers of the plan. */
export function ProductsInHall({ planner: { placed, selected, select } }: { planner: PlannerState }) {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  if (placed.length === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{text('machines')}</h2>
      <ol className={styles.list}>
        {placed.map((it) => {
          const { item, number, product, footprint } = it
          return (
            <li key={item.id}>
              <button
                type="button"
                className={styles.product}
                aria-pressed={it === selected}
                onClick={() => select(it === selected ? null : item.id)}
              >
                <span className={styles.number}>{number}</span>
                <span>
                  <bdi className={styles.model}>{product.model}</bdi>{' '}
                  <span lang={product.isFallback ? 'en' : undefined}>{product.name}</span>
                </span>
                <span className={styles.size}>
                  <bdi>{format(widthOf(footprint), 'mm')}</bdi> × <bdi>{format(depthOf(footprint), 'mm')}</bdi>
                </span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
