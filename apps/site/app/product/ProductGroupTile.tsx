import type { CategoryCard, ProductCard } from '@vitrine/contract/shapes/shop'
import { comparePath, MAX_COMPARED } from '../../shared/compare/compare-path.ts'
import type { FigureRange } from './figures/common-figures.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { RowFiller } from '../ui/RowFiller.tsx'
import { FigureRanges } from './figures/FigureRanges.tsx'
import styles from './ProductGroupTile.module.css'

type ProductGroupTileProps = {
  category: CategoryCard | null
  products: readonly ProductCard[]
  ranges: readonly FigureRange[]
}

/** Takes what the products of a group leave of their last row: how many they are, what their figures reach from and to, and the way to compare them. */
export function ProductGroupTile({ category, products, ranges }: ProductGroupTileProps) {
  const text = useText()
  // Only then two columns are left.
  const picture = products.length % 3 === 1 ? category?.image : null
  // One more than fit, so that the comparison says that there are more.
  const slugs = products.slice(0, MAX_COMPARED + 1).map(({ slug }) => slug)
  return (
    <RowFiller picture={picture}>
      <div>
        <p className={styles.count}>{text('category.productCount', { count: products.length })}</p>
        <FigureRanges ranges={ranges} className={styles.ranges} valueClassName={styles.range} />
      </div>
      {slugs.length > 1 && (
        <LocalizedLink
          to={comparePath(slugs)}
          rel="nofollow"
          prefetch="none"
          className={classNames(button.button, button.outline, button.small)}
        >
          {text('compare.title')}
        </LocalizedLink>
      )}
    </RowFiller>
  )
}
