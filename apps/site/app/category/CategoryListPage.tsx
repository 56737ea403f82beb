import type { Slide } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Hero } from '../ui/hero/Hero.tsx'
import { toHeroSlides } from '../ui/hero/hero-slides.ts'
import { MoreLink } from '../ui/MoreLink.tsx'
import styles from './CategoryListPage.module.css'
import { CategoryRow, type CategoryRowProps } from './CategoryRow.tsx'

type CategoryListPageProps = { rows: readonly CategoryRowProps[]; slides: readonly Slide[] }

/** All categories, each with its first products (R2.56). Products without a category are on the page of all products, to which this one leads. */
export function CategoryListPage({ rows, slides }: CategoryListPageProps) {
  const text = useText()
  const listSlide = {
    id: 'own',
    title: text('home.categories'),
    text: text('home.categoriesLead'),
    link: null,
    linkText: null,
    image: rows.findLast(({ category }) => category.image)?.category.image ?? slides[0]?.image ?? null,
    fallbackFields: [],
  }
  return (
    <>
      <Hero
        slides={[listSlide, ...toHeroSlides(slides)]}
        headed
        actions={<ButtonLink to="/product">{text('product.all')}</ButtonLink>}
        low
      />
      <div className={styles.list}>
        {rows.map((it) => (
          <CategoryRow key={it.category.id} {...it} />
        ))}
        <MoreLink to="/product">{text('product.all')}</MoreLink>
      </div>
    </>
  )
}
