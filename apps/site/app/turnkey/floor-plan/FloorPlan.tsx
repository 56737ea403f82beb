import type { Turnkey } from '@vitrine/contract/shapes/shop'
import { LocalizedLink } from '../../i18n/LocalizedLink.tsx'
import { productPath } from '../../../shared/paths.ts'
import { TranslatedField } from '../../ui/FallbackText.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './FloorPlan.module.css'
import type { FloorPlanData } from './load-floor-plan.server.tsx'
import { entryAnchor } from './entry-anchor.ts'

/** How a line can stand: a drawing whose numbers lead to its machines in the list below it, by plain links (R19.104, R19.105). */
export function FloorPlan({ plan, products }: { plan: FloorPlanData; products: Turnkey['products'] }) {
  return (
    <Section id="floor-plan" title={plan.title} lead={plan.lead}>
      <div className={styles.sheets}>
        <div className={styles.scroller}>
          <div className={styles.plan} dangerouslySetInnerHTML={{ __html: plan.floor }} />
        </div>
        <div className={styles.heights} aria-hidden dangerouslySetInnerHTML={{ __html: plan.heights }} />
        <ol className={styles.list}>
          {products.map((product, at) => {
            const number = at + 1
            return (
              plan.numbers.includes(number) && (
                <li key={product.id} id={entryAnchor(number)} className={styles.entry}>
                  <span className={styles.number} aria-hidden>
                    {number}
                  </span>
                  <LocalizedLink to={productPath(product.slug)} className={styles.link}>
                    <bdi className={styles.model}>{product.model}</bdi>{' '}
                    <span className={styles.name}>
                      <TranslatedField of={product} name="name" />
                    </span>
                  </LocalizedLink>
                  {product.cnt > 1 && <bdi className={styles.count}>× {product.cnt}</bdi>}
                </li>
              )
            )
          })}
        </ol>
      </div>
    </Section>
  )
}
