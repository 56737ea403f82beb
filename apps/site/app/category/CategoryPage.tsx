import type { Slide } from '@vitrine/contract/shapes/editorial'
import type { Category } from '@vitrine/contract/shapes/shop'
import { EnquiryTile } from '../enquiry/EnquiryTile.tsx'
import { ContactLink } from '../shell/ContactLink.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { FinderLink } from '../shell/FinderLink.tsx'
import { Hero } from '../ui/hero/Hero.tsx'
import { toHeroFields, toHeroSlides } from '../ui/hero/hero-slides.ts'
import type { ListSize } from '../../shared/list-pages/list-page.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { joinProducts } from '../product/list-pages/join-groups.ts'
import { NoProducts } from '../product/NoProducts.tsx'
import { ProductList } from '../product/ProductList.tsx'
import { ProductListEnd } from '../product/list-pages/ProductListEnd.tsx'
import { useShownPages } from '../ui/list-pages/use-shown-pages.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { columnSizes } from '../ui/picture-sizes.ts'
import { RichText } from '../ui/RichText.tsx'
import { CategoryBlock } from './CategoryBlock.tsx'
import { Section } from '../ui/Section.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import styles from './CategoryPage.module.css'

/** On phones whole in a frame that is wider than they are. */
const SIZES = columnSizes({ desktop: 4, tablet: 6, phone: 'calc(72vw - 20px)' })

type CategoryPageProps = { category: Category; list: ListSize; slides: Slide[]; hasFinder: boolean }

/** A category: a page of its products with their highlights, its sections (R2.41), its description. */
export function CategoryPage({ category, list, slides, hasFinder }: CategoryPageProps) {
  const text = useText()
  const { id, name, summary, image, isFallback, sections } = category
  const shown = useShownPages({ category, list })
  const products = joinProducts(shown.map((page) => page.category.products))
  const categorySlide = {
    id,
    title: name,
    text: summary,
    link: null,
    linkText: null,
    image,
    fallbackFields: toHeroFields(category),
  }
  return (
    <>
      <Hero
        slides={[categorySlide, ...toHeroSlides(slides)]}
        headed
        above={<Breadcrumbs steps={[{ name: text('home.categories'), to: '/category' }]} />}
        actions={
          <ContactLink className={classNames(button.button, button.accent)}>{text('home.getConsultation')}</ContactLink>
        }
        low
      />
      <Section
        className={styles.products}
        title={text('category.productCount', { count: list.total })}
        action={hasFinder && list.total > 1 && <FinderLink />}
      >
        <EnglishNotice isFallback={isFallback} />
        {products.length > 0 ? (
          <ProductList
            products={products}
            highlights
            sizes={SIZES}
            pageStart={category.products[0]?.id}
            filler={<EnquiryTile picture={image} />}
          />
        ) : (
          <NoProducts />
        )}
        <ProductListEnd list={list} shownPages={shown.length} />
      </Section>
      <div className={styles.sections}>
        {sections.map((section, number) => (
          <CategoryBlock key={section.id} section={section} turned={number % 2 === 1} />
        ))}
      </div>
      {category.description.length > 0 && (
        <Section title={text('product.overview')} tone="stage" split>
          <div {...fallbackAttributes(category.fallbackFields.includes('description'))}>
            <RichText blocks={category.description} />
          </div>
        </Section>
      )}
    </>
  )
}
