import type { Turnkey } from '@vitrine/contract/shapes/shop'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { productPath } from '../../../shared/paths.ts'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import { Section } from '../../ui/Section.tsx'
import { FloorDrawing } from './FloorDrawing.tsx'
import styles from './FloorPlan.module.css'
import { HeightDrawing } from './HeightDrawing.tsx'
import type { FloorPlanData } from './load-floor-plan.server.ts'
import { entryAnchor } from './entry-anchor.ts'
import { drawnKinds } from './to-floor-plan.ts'

/** How a line can stand: a drawing whose numbers lead to its machines in the list below it, by plain links (R19.104, R19.105). */
export function FloorPlan({ plan, products }: { plan: FloorPlanData; products: Turnkey['products'] }) {
  const numbers = new Set(plan.standing.map((it) => it.number))
  const listed = drawnKinds(products).map((product, at) => ({ product, number: at + 1 }))
  return (
    <Section id="floor-plan" title={plan.title} lead={plan.lead}>
      <div className={styles.sheets}>
        <div className={styles.scroller}>
          <FloorDrawing plan={plan} nameOf={(number) => nameOf(products[number - 1])} />
        </div>
        <div className={styles.scroller}>
          <HeightDrawing standing={plan.standing} />
        </div>
        <ol className={styles.list}>
          {listed
            .filter(({ number }) => numbers.has(number))
            .map(({ product, number }) => (
              <li key={product.id} id={entryAnchor(number)} className={styles.entry}>
                <span className={styles.number} aria-hidden>
                  {number}
                </span>
                <LocalizedLink to={productPath(product.slug)} className={styles.link}>
                  <bdi className={styles.model}>{product.model}</bdi> <TranslatedField of={product} name="name" />
                </LocalizedLink>
                {product.cnt > 1 && <bdi className={styles.count}>× {product.cnt}</bdi>}
              </li>
            ))}
        </ol>
      </div>
    </Section>
  )
}

const nameOf = (product: Turnkey['products'][number] | undefined) => `${product?.model ?? ''} ${product?.name ?? ''}`
