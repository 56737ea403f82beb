import { useText } from '../i18n/LanguageContext.tsx'
import { categoryPath } from '../../shared/paths.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import afterHeader from './after-page-header.module.css'
import { AnchorMenu } from './AnchorMenu.tsx'
import type { ProductGroup } from './group-products.ts'
import { NoProductsSection } from './NoProducts.tsx'
import { ProductList } from './ProductList.tsx'

/** The anchor of products without a category. No slug has an underscore. */
const OTHER = '_other'

/** All products by category (R2.56). @param groups those that have products */
export function ProductListPage({ groups }: { groups: readonly ProductGroup[] }) {
  const text = useText()
  const count = groups.reduce((sum, group) => sum + group.products.length, 0)
  const sections = groups.map(({ category, products }) => {
    const otherName = text(groups.length > 1 ? 'product.other' : 'category.products')
    const name = category ? <TranslatedField of={category} name="name" /> : otherName
    return { id: category?.slug ?? OTHER, name, category, products }
  })
  return (
    <>
      <PageHeader
        title={text('product.all')}
        lead={count > 0 && text('category.productCount', { count })}
        above={<Breadcrumbs />}
      />
      {count === 0 && <NoProductsSection className={afterHeader.first} />}
      {sections.length > 1 && <AnchorMenu sections={sections} />}
      {sections.map(({ id, name, category, products }) => (
        <Section
          key={id}
          id={id}
          title={name}
          action={category && <MoreLink to={categoryPath(category.slug)}>{text('common.more')}</MoreLink>}
        >
          <ProductList products={products} />
        </Section>
      ))}
    </>
  )
}
