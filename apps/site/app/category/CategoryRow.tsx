import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { categoryPath, productPath } from '../../shared/paths.ts'
import { classNames } from '../ui/class-names.ts'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { fitTitle } from '../ui/title-fit.ts'
import type { FigureRange } from '../product/figures/common-figures.ts'
import { FigureRanges } from '../product/figures/FigureRanges.tsx'
import styles from './CategoryRow.module.css'

/** Four of twelve columns, and a third of it cut off at its sides; on tablets nearly half. */
const CUT_SIZES =
  '(min-width: 1200px) 473px, (min-width: 992px) calc(41.4vw - 20px), (min-width: 768px) calc(55.2vw - 27px), calc(96vw - 36px)'

export type CategoryRowProps = {
  category: CategoryCard
  products: readonly ProductCard[]
  /** What tells this kind from others, where the backend knows it. */
  ranges: readonly FigureRange[]
}

/** A category among all of them: its picture, its words and figures, and its first products by name. */
export function CategoryRow({ category, products, ranges }: CategoryRowProps) {
  const text = useText()
  return (
    <section className={styles.row} aria-labelledby={category.slug}>
      {/* As its name is a link, it is one for the pointer alone. */}
      <LocalizedLink to={categoryPath(category.slug)} className={styles.picture} tabIndex={-1} aria-hidden>
        {category.image && <Picture picture={category.image} sizes={CUT_SIZES} decorative />}
      </LocalizedLink>
      <div className={styles.words}>
        <h2 id={category.slug} className={classNames(styles.name, fitTitle(category.name))}>
          <LocalizedLink to={categoryPath(category.slug)} className={styles.link}>
            <TranslatedField of={category} name="name" />
          </LocalizedLink>
        </h2>
        <p className={styles.summary}>
          <TranslatedField of={category} name="summary" />
        </p>
        <div className={styles.facts}>
          <p className={styles.figure}>{text('category.productCount', { count: category.product_count })}</p>
          <FigureRanges ranges={ranges} className={styles.ranges} valueClassName={styles.figure} />
        </div>
        {products.length > 0 && (
          <ul className={styles.list}>
            {products.map((product) => (
              <li key={product.id}>
                <LocalizedLink to={productPath(product.slug)} className={styles.product}>
                  <span className={styles.thumbnail}>
                    {product.image && <Picture picture={product.image} sizes="88px" decorative />}
                  </span>
                  <span>
                    <span className={styles.model}>
                      <bdi>{product.model}</bdi>
                    </span>
                    <span className={styles.productName}>
                      <TranslatedField of={product} name="name" />
                    </span>
                  </span>
                </LocalizedLink>
              </li>
            ))}
            {/* By ear each says where it leads. */}
            <li className={styles.more}>
              <MoreLink to={categoryPath(category.slug)}>
                <span>
                  {text('common.allProducts')}
                  <span className={styles.hidden}>: {category.name}</span>
                </span>
              </MoreLink>
            </li>
          </ul>
        )}
      </div>
    </section>
  )
}
