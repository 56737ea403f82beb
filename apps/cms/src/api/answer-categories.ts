import { sql } from '@payloadcms/db-sqlite'
import type { CategoryCard, CategorySection, ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { type CategorySectionDocument, toCategory, toCategoryCard, toCategorySection } from './categories.ts'
import type { Content, Matches } from './content-store.ts'
import { type ListAnswer, WithList } from './list-answer.ts'
import { listDocuments } from './list-documents.ts'
import { loadProductCards } from './load-product-cards.ts'
import { loadReferences } from './load-references.ts'
import { requiredFields } from './required-fields.ts'
import { countProducts, listProductsOf } from './product-order.ts'

/** The categories by position, each with the number of its products. */
export async function loadCategoryCards(content: Content, language: LanguageCode): Promise<ListAnswer<CategoryCard>> {
  const counts = await countProducts(content)
  return listDocuments(content, 'categories', (it, catalogue) => {
    content.madeFrom(`categories:${it.id}:count`)
    return toCategoryCard(it, counts.get(it.id) ?? 0, catalogue, language)
  })
}

/** A category with its sections and products; null where it is not published. */
export async function loadCategory(
  slug: string,
  content: Content,
  language: LanguageCode,
): Promise<WithList<ProductCard> | null> {
  const category = await content.bySlug('categories', slug)
  if (!category) return null
  const where = sql`category_id = ${category.id}`
  content.madeFrom(`categories:${category.id}:products`)
  const [counts, sections, catalogue, required] = await Promise.all([
    countProducts(content),
    listSections(content, language, where, (it: CategorySectionDocument) => it.category === category.id).then((list) =>
      list.read(0, list.total),
    ),
    loadReferences(content, 'categories', [category]),
    requiredFields(content, 'categories'),
  ])
  const total = counts.get(category.id) ?? 0
  const products = listProductsOf(content, category.id, total).map((some) => loadProductCards(content, some, language))
  return new WithList(toCategory(category, total, sections, catalogue, language, required), 'products', products)
}

/** The sections of published categories: those of others have no page to lead to. */
export function loadCategorySections(content: Content, language: LanguageCode): Promise<ListAnswer<CategorySection>> {
  return listSections(
    content,
    language,
    sql`category_id IN (SELECT id FROM categories WHERE _status = 'published' AND deleted_at IS NULL)`,
    // The page of a section without a category of its own is nobody's.
    (it: CategorySectionDocument) => typeof it.category === 'number',
  )
}

function listSections(content: Content, language: LanguageCode, where: ReturnType<typeof sql>, matches: Matches) {
  content.madeFrom('categories:list')
  return listDocuments(content, 'category-sections', (it, catalogue) => toCategorySection(it, catalogue, language), {
    where,
    matches,
  })
}
