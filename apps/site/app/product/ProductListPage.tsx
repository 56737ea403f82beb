import { useText } from '../i18n/LanguageContext.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import { FinderLink } from '../shell/FinderLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { RowFiller } from '../ui/RowFiller.tsx'
import { Section } from '../ui/Section.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import afterHeader from './after-page-header.module.css'
import { AnchorMenu } from './AnchorMenu.tsx'
import type { ProductGroup } from './group-products.ts'
import type { ListSize } from '../../shared/list-pages/list-page.ts'
import { MoreOfCategory } from './MoreOfCategory.tsx'
import { NoProductsSection } from './NoProducts.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductListEnd } from './list-pages/ProductListEnd.tsx'
import styles from './ProductListPage.module.css'

/** The anchor of products without a category. No slug has an underscore. */
const OTHER = '_other'

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
export function ProductListPage({ groups, list, hasFinder = false, shownPages = 1, pageStart }: ProductListPageProps) {
  const text = useText()
  const sections = groups.map(({ category, products }) => {
    const otherName = text(groups.length > 1 ? 'product.other' : 'category.products')
    const name = category ? <TranslatedField of={category} name="name" /> : otherName
    return { id: category?.slug ?? OTHER, name, category, products }
  })
  return (
    <>
      <PageHeader
        title={text('product.all')}
        lead={list.total > 0 && text('category.productCount', { count: list.total })}
      />
      {hasFinder && list.total > 1 && (
        <div className={styles.finder}>
          <FinderLink />
        </div>
      )}
      {sections.length === 0 && <NoProductsSection className={afterHeader.first} />}
      {sections.length > 1 && <AnchorMenu sections={sections} />}
      {sections.map(({ id, name, category, products }) => (
        <Section
          key={id}
          id={id}
          title={name}
          className={styles.group}
          action={category && <MoreOfCategory category={category} />}
        >
          <ProductList
            products={products}
            pageStart={pageStart}
            {...(category && {
              filler: (
                <RowFiller picture={category.image}>
                  <p className={styles.summary}>
                    <TranslatedField of={category} name="summary" />
                  </p>
                  <ContactLink className={classNames(button.button, button.outline)}>
                    {text('home.getConsultation')}
                  </ContactLink>
                </RowFiller>
              ),
            })}
          />
        </Section>
      ))}
      {/* Not in the last section, which is another one after more has been shown: what is said and focused must stay the same element. */}
      <div className={styles.end}>
        <ProductListEnd list={list} shownPages={shownPages} />
      </div>
    </>
  )
}
