import type { Slide } from '@vitrine/contract/shapes/editorial'
import { useText } from '../i18n/LanguageContext.tsx'
import type { ProductGroup } from '../product/group-products.ts'
import { NoProductsSection } from '../product/NoProducts.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { Hero } from '../ui/hero/Hero.tsx'
import { toHeroSlides } from '../ui/hero/hero-slides.ts'
import { MoreLink } from '../ui/MoreLink.tsx'
import styles from './CategoryListPage.module.css'
import { CategoryRow } from './CategoryRow.tsx'

type CategoryListPageProps = { groups: readonly ProductGroup[]; slides: readonly Slide[] }

/** All categories, each with its products (R2.56). Products without a category are on the page of all products, to which this one leads. */
export function CategoryListPage({ groups, slides }: CategoryListPageProps) {
  const text = useText()
  const listed = groups.flatMap(({ category, products }) => (category ? [{ category, products }] : []))
  const listSlide = {
    id: 'own',
    title: text('home.categories'),
    text: text('home.categoriesLead'),
    link: null,
    linkText: null,
    image: listed.findLast(({ category }) => category.image)?.category.image ?? slides[0]?.image ?? null,
    fallbackFields: [],
  }
  return (
    <>
      <Hero slides={[listSlide, ...toHeroSlides(slides)]} headed above={<Breadcrumbs />} low />
      {groups.length === 0 ? (
        <NoProductsSection />
      ) : (
        <div className={styles.list}>
          {listed.map((it) => (
            <CategoryRow key={it.category.id} {...it} />
          ))}
          <MoreLink to="/product">{text('product.all')}</MoreLink>
        </div>
      )}
    </>
  )
}
