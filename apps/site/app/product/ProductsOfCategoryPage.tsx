import type { Category } from '@vitrine/contract/shapes/shop'
import type { ListSize } from '../../shared/list-pages/list-page.ts'
import { FinderLink } from '../shell/FinderLink.tsx'
import { useText } from '../i18n/LanguageContext.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { useShownPages } from '../ui/list-pages/use-shown-pages.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import afterHeader from './after-page-header.module.css'
import { joinProducts } from './list-pages/join-groups.ts'
import { MoreOfCategory } from './MoreOfCategory.tsx'
import { NoProductsSection } from './NoProducts.tsx'
import { ProductList } from './ProductList.tsx'
import { ProductListEnd } from './list-pages/ProductListEnd.tsx'

type ProductsOfCategoryPageProps = { category: Category; list: ListSize; hasFinder: boolean }

/** A page of the products of a category and nothing else (R2.56); the page of the category says more about it. */
export function ProductsOfCategoryPage({ category, list, hasFinder }: ProductsOfCategoryPageProps) {
  const text = useText()
  const shown = useShownPages({ category, list })
  const products = joinProducts(shown.map((page) => page.category.products))
  return (
    <>
      <PageHeader
        title={<TranslatedField of={category} name="name" />}
        lead={<TranslatedField of={category} name="summary" />}
        above={<Breadcrumbs steps={[{ name: text('product.all'), to: '/product' }]} />}
        actions={hasFinder && list.total > 1 && <FinderLink />}
      />
      {products.length === 0 ? (
        <NoProductsSection className={afterHeader.first} />
      ) : (
        <Section
          className={afterHeader.first}
          title={text('category.productCount', { count: list.total })}
          action={<MoreOfCategory category={category} />}
        >
          <EnglishNotice isFallback={category.isFallback} />
          <ProductList products={products} highlights pageStart={category.products[0]?.id} />
          <ProductListEnd list={list} shownPages={shown.length} />
        </Section>
      )}
    </>
  )
}
