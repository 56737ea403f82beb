import type { Category } from '@vitrine/contract/shapes/shop'
import { useText } from '../i18n/LanguageContext.tsx'
import { categoryPath } from '../../shared/paths.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import afterHeader from './after-page-header.module.css'
import { NoProductsSection } from './NoProducts.tsx'
import { ProductList } from './ProductList.tsx'

/** The products of a category and nothing else (R2.56); the page of the category says more about it. */
export function ProductsOfCategoryPage({ category }: { category: Category }) {
  const text = useText()
  const { isFallback, products } = category
  return (
    <>
      <PageHeader
        title={<TranslatedField of={category} name="name" />}
        lead={<TranslatedField of={category} name="summary" />}
        above={<Breadcrumbs steps={[{ name: text('product.all'), to: '/product' }]} />}
      />
      {products.length === 0 ? (
        <NoProductsSection className={afterHeader.first} />
      ) : (
        <Section
          className={afterHeader.first}
          title={text('category.productCount', { count: products.length })}
          action={<MoreLink to={categoryPath(category.slug)}>{text('common.more')}</MoreLink>}
        >
          <EnglishNotice isFallback={isFallback} />
          <ProductList products={products} highlights />
        </Section>
      )}
    </>
  )
}
