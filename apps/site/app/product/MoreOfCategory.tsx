import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import { categoryPath } from '../../shared/paths.ts'
import { useText } from '../i18n/LanguageContext.tsx'
import { TranslatedField } from '../ui/FallbackText.tsx'
import { MoreLink } from '../ui/MoreLink.tsx'
import page from '../ui/page.module.css'

/** Leads from a list of products to the page of their category. Who hears the link alone, or finds it by its text, hears of which. */
export function MoreOfCategory({ category }: { category: Pick<CategoryCard, 'slug' | 'name' | 'fallbackFields'> }) {
  const text = useText()
  return (
    <MoreLink to={categoryPath(category.slug)}>
      {text('common.more')}
      <span className={page.hidden}>
        : <TranslatedField of={category} name="name" />
      </span>
    </MoreLink>
  )
}
