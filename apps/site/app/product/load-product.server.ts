import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { productPath } from '../../shared/paths.ts'

/** Loads the page of a product, at whichever address it was asked for. */
export function loadProduct(args: PageArguments, slug: string) {
  return loadPage(args, productPath(slug), async (api) => {
    const product = await api.required('getProduct', { id: slug })
    return { product, languages: product.languages }
  })
}
