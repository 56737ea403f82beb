import type { PlacedItem } from '../../shared/planner/place-items.ts'
import { turnedSize } from '../../shared/planner/place-items.ts'
import panel from './panel.module.css'
import styles from './ProductsInHall.module.css'
import { usePlannerFigures, usePlannerText } from './planner-text.ts'
import type { PlannerState } from './use-planner.ts'

type ProductsInHallProps = { planner: PlannerState; onSelect: (id: number) => void }

/** What is in the hall: each kind once, with the numbers of the plan, by which one of them is chosen. */
export function ProductsInHall({ planner: { placed, selected, select }, onSelect }: ProductsInHallProps) {
  const text = usePlannerText()
  const { format } = usePlannerFigures()
  if (placed.length === 0) return null
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{text('machines')}</h2>
      <ul className={styles.list}>
        {groupKinds(placed).map((kind) => {
          const { product, figures } = kind[0]
          const { across, down } = turnedSize(figures, 0)
          return (
            <li key={product.slug} className={styles.kind}>
              <div className={styles.name}>
                <bdi className={styles.model}>{product.model}</bdi>{' '}
                <span lang={product.isFallback ? 'en' : undefined}>{product.name}</span>
                <p className={styles.size}>
                  <bdi>{format(across, 'mm')}</bdi> × <bdi>{format(down, 'mm')}</bdi>
                </p>
              </div>
              <div className={styles.numbers}>
                {kind.map((it) => (
                  <button
                    key={it.item.id}
                    type="button"
                    className={styles.number}
                    aria-label={`${it.number}. ${product.model}`}
                    aria-pressed={it === selected}
                    onClick={() => (it === selected ? select(null) : onSelect(it.item.id))}
                  >
                    {it.number}
                  </button>
                ))}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** In the order of their first ones. */
function groupKinds(placed: readonly PlacedItem[]) {
  const kinds = new Map<string, [PlacedItem, ...PlacedItem[]]>()
  for (const it of placed) {
    const kind = kinds.get(it.item.slug)
    if (kind) kind.push(it)
    else kinds.set(it.item.slug, [it])
  }
  return [...kinds.values()]
}
