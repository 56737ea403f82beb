import { DOCUMENTS_PATH } from '@vitrine/contract/document-address'
import type { Picture } from '@vitrine/contract/shapes/media'
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

async function listProducts(api: PageApi, page: number) {
  const { items, total } = await api.optionalPage('listDocumentedProducts', { page, limit: PRODUCTS_PER_PAGE })
  const products = items.map(({ slug, model, name, image, fallbackFields }) => ({
    slug,
    model,
    name,
    isFallback: fallbackFields.includes('name'),
    picture: image,
  }))
  return { products, list: { page, pages: countPages(total, PRODUCTS_PER_PAGE) } }
}

function toFound({ hits, fuzzyMatches }: Awaited<ReturnType<SearchProducts>>) {
  const products = [...hits, ...fuzzyMatches].map(({ path, model, title, picture }) => ({
    slug: path.slice(productPath('').length),
    model: (model ?? []).join(''),
    name: title.pieces.join(''),
    isFallback: title.isFallback,
    picture,
  }))
  return { products, list: { page: 1, pages: 1 } }
}
