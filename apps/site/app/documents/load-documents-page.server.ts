import { DOCUMENTS_PATH } from '@vitrine/contract/document-address'
import type { DocumentSummary } from '@vitrine/contract/shapes/documents'
import type { Picture } from '@vitrine/contract/shapes/media'
import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import { countPages, PRODUCTS_PER_PAGE } from '../../shared/list-pages/list-page.ts'
import type { ResultGroup } from '../../shared/search/find-group.ts'
import { productPath } from '../../shared/paths.ts'
import { readQuery } from '../../shared/search/query.ts'
import { type PageApi, siteContext } from '../../shared/site-context.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { readRequestedPage } from '../seo/requested-page.server.ts'

/** A product whose documents can be looked at. */
export type DocumentedProduct = {
  slug: string
  model: string
  name: string
  isFallback: boolean
  picture: Picture | null
  summary: DocumentSummary | null
}

/** The products of a category; without it where they are found by a search, or are of none. */
export type DocumentedGroup = {
  category: Pick<CategoryCard, 'name' | 'fallbackFields'> | null
  products: DocumentedProduct[]
}

/** The search for products, which the route brings along: the pages that search show products, which lead to documents. */
type SearchProducts = (api: PageApi, query: string) => Promise<Pick<ResultGroup, 'hits' | 'fuzzyMatches'>>

/** Loads what the address searches for, else a page of all products that have documents; none of a backend that has no documents. */
export function loadDocumentsPage(args: PageArguments, search: SearchProducts) {
  const query = readQuery(args.url.searchParams)
  // There are endlessly many searches.
  if (query !== '') args.context.get(siteContext).doNotKeep()
  const page = query === '' ? readRequestedPage(args.url) : 1
  return loadPage(args, DOCUMENTS_PATH, async (api, _site, language) => {
    const [texts, company, listed] = await Promise.all([
      loadScreenTexts(api, 'documents', language),
      api.optional('getCompany', null),
      query === '' ? listProducts(api, page) : search(api, query).then(toFound),
    ])
    return { texts, query, takesRequests: company?.service_requests === true, ...listed }
  })
}

export type DocumentsPageData = Awaited<ReturnType<typeof loadDocumentsPage>>

/** A page of all, by category. */
async function listProducts(api: PageApi, page: number) {
  const [{ items, total }, categories] = await Promise.all([
    api.optionalPage('listDocumentedProducts', { page, limit: PRODUCTS_PER_PAGE }),
    api.optional('listCategories', []),
  ])
  const products = items.map(({ slug, model, name, image, category_slug: category, fallbackFields, documents }) => ({
    category,
    product: {
      slug,
      model,
      name,
      isFallback: fallbackFields.includes('name'),
      picture: image,
      // All may be of the future, or of the past.
      summary: documents && documents.formats.length > 0 ? documents : null,
    },
  }))
  const groups = [...categories, null].map((category): DocumentedGroup => {
    const isOf = (slug: string | null) =>
      category ? slug === category.slug : !categories.some((it) => it.slug === slug)
    return {
      category: category && { name: category.name, fallbackFields: category.fallbackFields },
      products: products.filter((it) => isOf(it.category)).map(({ product }) => product),
    }
  })
  return {
    groups: groups.filter((it) => it.products.length > 0),
    list: { page, pages: countPages(total, PRODUCTS_PER_PAGE) },
  }
}

/** A search is not kept, and finds many: what each has is told on its page. */
function toFound({ hits, fuzzyMatches }: Awaited<ReturnType<SearchProducts>>) {
  const products = [...hits, ...fuzzyMatches].map(({ path, model, title, picture }) => ({
    slug: path.slice(productPath('').length),
    model: (model ?? []).join(''),
    name: title.pieces.join(''),
    isFallback: title.isFallback,
    picture,
    summary: null,
  }))
  const groups: DocumentedGroup[] = products.length > 0 ? [{ category: null, products }] : []
  return { groups, list: { page: 1, pages: 1 } }
}
