import type { Product } from '@vitrine/contract/shapes/shop'
import { toDocumentsPath } from '@vitrine/contract/document-address'
import { DAY_PARAM, readDay } from '../../shared/documents/asked-day.ts'
import { type PageApi, siteContext } from '../../shared/site-context.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'

/** More than a product has: the bound of an answer. */
const MAX_DOCUMENTS = 100

/** Loads the public documents of a product, and what was in force on the day that the address asks about. */
export function loadProductDocuments(args: PageArguments, slug: string) {
  const day = readDay(args.url.searchParams)
  // There are endlessly many days; what is no day is nothing that the page answers to.
  if (args.url.searchParams.has(DAY_PARAM)) args.context.get(siteContext).doNotKeep()
  return loadPage(args, toDocumentsPath(slug), async (api, _site, language) => {
    const [texts, company, product, documents] = await Promise.all([
      loadScreenTexts(api, 'documents', language),
      api.optional('getCompany', null),
      api.required('getProduct', { id: slug }),
      listDocuments(api, slug, day),
    ])
    const takesRequests = company?.service_requests === true
    return { texts, takesRequests, product: toHead(product), documents, day, languages: product.languages }
  })
}

export type ProductDocumentsData = Awaited<ReturnType<typeof loadProductDocuments>>

/** The documents of a product in their order; none of a backend that has no documents. */
export const listDocuments = (api: PageApi, product: string, on: string | null) =>
  api.optional('listDocuments', [], { product, ...(on !== null && { on }), page: 1, limit: MAX_DOCUMENTS })

/** What the head of the page shows: not the texts of the product's page. */
const toHead = ({ slug, model, name, image, fallbackFields }: Product) => ({ slug, model, name, image, fallbackFields })
