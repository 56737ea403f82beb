import type { Slide } from '@vitrine/contract/shapes/editorial'
import type { Category } from '@vitrine/contract/shapes/shop'
import { Hero } from '../ui/hero/Hero.tsx'
import { toHeroFields, toHeroSlides } from '../ui/hero/hero-slides.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { NoProducts } from '../product/NoProducts.tsx'
import { ProductList } from '../product/ProductList.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { RichText } from '../ui/RichText.tsx'
import { CategoryBlock } from './CategoryBlock.tsx'
import { Section } from '../ui/Section.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'
import styles from './CategoryPage.module.css'

type CategoryPageProps = { category: Category; slides: Slide[] }

/** A category: its products with their highlights, its sections (R2.41), its description. */
export function CategoryPage({ category, slides }: CategoryPageProps) {
  const text = useText()
  const { id, name, summary, image, isFallback, products, sections } = category
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
        low
      />
      <Section title={text('category.products')} lead={text('category.productCount', { count: products.length })}>
        <EnglishNotice isFallback={isFallback} />
        {products.length > 0 ? <ProductList products={products} highlights /> : <NoProducts />}
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
