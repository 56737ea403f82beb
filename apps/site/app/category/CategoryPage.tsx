import type { Slide } from '@vitrine/contract/shapes/editorial'
import type { Category } from '@vitrine/contract/shapes/shop'
import { Hero } from '../ui/hero/Hero.tsx'
import { toHeroFields, toHeroSlides } from '../ui/hero/hero-slides.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { ProductCard } from '../product/ProductCard.tsx'
import { ProductGrid } from '../product/ProductGrid.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { EnglishNotice } from '../ui/EnglishNotice.tsx'
import { RichText } from '../ui/RichText.tsx'
import { Section } from '../ui/Section.tsx'
import { fallbackAttributes } from '../ui/fallback-attributes.ts'

type CategoryPageProps = { category: Category; slides: Slide[] }

/** A category: its description, and its products with their highlights. */
export function CategoryPage({ category, slides }: CategoryPageProps) {
  const text = useText()
  const { id, name, summary, image, isFallback, products } = category
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
      <Hero slides={[categorySlide, ...toHeroSlides(slides)]} headed above={<Breadcrumbs />} low />
      <Section title={text('category.products')} lead={text('category.productCount', { count: products.length })}>
        <EnglishNotice isFallback={isFallback} />
        <ProductGrid>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} highlights />
            </li>
          ))}
        </ProductGrid>
      </Section>
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
