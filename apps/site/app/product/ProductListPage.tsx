import { useText } from '../i18n/LanguageContext.tsx'
import { FinderLink } from '../shell/FinderLink.tsx'
import { classNames } from '../ui/class-names.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import afterHeader from './after-page-header.module.css'
import { AnchorMenu } from './AnchorMenu.tsx'
import type { ProductGroup } from './group-products.ts'
import type { ListSize } from '../../shared/list-pages/list-page.ts'
import { MoreOfCategory } from './MoreOfCategory.tsx'
import { NoProductsSection } from './NoProducts.tsx'
import { ProductGroupTile } from './ProductGroupTile.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductListEnd } from './list-pages/ProductListEnd.tsx'
import styles from './ProductListPage.module.css'
import spread from './spread-grid.module.css'

/** The anchor of products without a category. No slug has an underscore. */
const OTHER = '_other'

/** Of three beside the index of the page. */
const SIZES = '(min-width: 1200px) 275px, (min-width: 992px) 23vw, (min-width: 768px) 32vw, 104px'

type ProductListPageProps = {
  /** Those that have products. */
  groups: readonly ProductGroup[]
  list: ListSize
  /** Whether the products can be found by their figures. */
  hasFinder?: boolean
  /** How many pages are shown; `list` is the last of them. */
  shownPages?: number
  /** The id of the product with which the last of them begins. */
  pageStart?: string | undefined
}

/** Products by category, a page of them or several (R2.56, R2.57). */
export function ProductListPage(props: ProductListPageProps) {
  const { groups, list, hasFinder = false, shownPages = 1, pageStart } = props
  const text = useText()
  const sections = groups.map(({ category, products, ranges = [] }) => {
    const otherName = text(groups.length > 1 ? 'product.other' : 'category.products')
    const name = category ? <TranslatedField of={category} name="name" /> : otherName
    return { id: category?.slug ?? OTHER, name, category, products, ranges }
  })
  return (
    <>
      <PageHeader
        title={text('product.all')}
        lead={list.total > 0 && text('category.productCount', { count: list.total })}
        actions={hasFinder && list.total > 1 && <FinderLink />}
      />
      {sections.length === 0 && <NoProductsSection className={afterHeader.first} />}
      <div className={sections.length > 1 ? styles.indexed : undefined}>
        {sections.length > 1 && (
          <div className={styles.index}>
            <AnchorMenu sections={sections} />
          </div>
        )}
        <div className={styles.groups}>
          {sections.map(({ id, name, category, products, ranges }) => (
            <Section
              key={id}
              id={id}
              title={name}
              className={classNames(styles.group, spread.spread)}
              action={category && <MoreOfCategory category={category} />}
            >
              <ProductList
                products={products}
                highlights
                compact
                pageStart={pageStart}
                sizes={SIZES}
                filler={<ProductGroupTile category={category} products={products} ranges={ranges} />}
              />
            </Section>
          ))}
          {/* Not in the last section, which is another one after more has been shown: what is said and focused must stay the same element. */}
          <div className={styles.end}>
            <ProductListEnd list={list} shownPages={shownPages} />
          </div>
        </div>
      </div>
    </>
  )
}
