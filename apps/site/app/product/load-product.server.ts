import type { LanguageCode } from '@vitrine/locales/languages'
import { listDocuments } from '../documents/load-product-documents.server.ts'
import { loadScreenTexts } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { productPath } from '../../shared/paths.ts'
import type { PageApi } from '../../shared/site-context.ts'

/** As many as are seen at a glance; the others are on their own page. */
const MAX_LINKS = 5

/** Loads the page of a product, at whichever address it was asked for. */
export function loadProduct(args: PageArguments, slug: string) {
  return loadPage(args, productPath(slug), async (api, _site, language) => {
    const [product, documents] = await Promise.all([
      api.required('getProduct', { id: slug }),
      loadDocumentLinks(api, slug, language),
    ])
    return { product, documents, languages: product.languages }
  })
}

export type DocumentLinks = Awaited<ReturnType<typeof loadDocumentLinks>>

/** With the two texts that the section needs: those about documents are no part of other pages. */
async function loadDocumentLinks(api: PageApi, slug: string, language: LanguageCode) {
  const found = await listDocuments(api, slug, null)
  const documents = found.slice(0, MAX_LINKS).map(({ key, title, fallbackFields }) => ({ key, title, fallbackFields }))
  if (documents.length === 0) return { title: '', all: '', documents }
  const texts = await loadScreenTexts(api, 'documents', language)
  return { title: String(texts.title), all: String(texts.all), documents }
}
