import type { Product } from '@vitrine/contract/shapes/shop'
import { COMPARE_PATH, MAX_COMPARED } from '../../shared/compare/compare-path.ts'
import { readCompared } from '../../shared/compare/compared-products.ts'
import { productPath } from '../../shared/paths.ts'
import { readQuery } from '../../shared/search/query.ts'
import { siteContext } from '../../shared/site-context.ts'
import { searchKind } from '../search/load-search.server.ts'
import { loadScreenWords } from '../i18n/load-screen-texts.server.ts'
import { loadPage, type PageArguments } from '../seo/load-page.server.ts'
import { toComparison } from '../../shared/compare/to-comparison.ts'

/** A product that can be added. */
export type Candidate = { slug: string; model: string; name: string }

const MAX_CANDIDATES = 8

/** Loads the products that the address names, their figures side by side, and what may be added: what was searched for, else what is related. */
export function loadComparison(args: PageArguments) {
  const { slugs, hasMore } = readCompared(args.url.searchParams)
  const query = readQuery(args.url.searchParams)
  // There are endlessly many comparisons: they must not push pages out of the cache.
  if (slugs.length > 0 || query !== '') args.context.get(siteContext).doNotKeep()
  return loadPage(args, COMPARE_PATH, async (api, _, language) => {
    const [loaded, found, words] = await Promise.all([
      Promise.all(slugs.map((id) => api.optional('getProduct', null, { id }))),
      query === '' ? null : searchKind(api, 'products', query, MAX_CANDIDATES + MAX_COMPARED),
      loadScreenWords(api, 'compare', language),
    ])
    const products = loaded.filter((it) => it !== null)
    const candidates = found
      ? found.hits.concat(found.fuzzyMatches).map(({ path, model, title }) => ({
          slug: path.slice(productPath('').length),
          model: (model ?? []).join(''),
          name: title.pieces.join(''),
        }))
      : products.flatMap(({ related }) => related)
    return {
      products: products.map(toHead),
      groups: toComparison(products),
      candidates: toCandidates(candidates, slugs),
      query,
      hasMore,
      isIncomplete: products.length < slugs.length,
      words,
    }
  })
}

export type ComparisonData = Omit<Awaited<ReturnType<typeof loadComparison>>, 'meta'>

/** What the head of a column shows and the basket takes: not the texts of the product's page. */
function toHead({ id, slug, model, name, subtitle, image, category_slug, ...product }: Product) {
  const { languages, isFallback, fallbackFields, highlights } = product
  return { id, slug, model, name, subtitle, image, category_slug, languages, isFallback, fallbackFields, highlights }
}

function toCandidates(products: readonly Candidate[], compared: readonly string[]): Candidate[] {
  const bySlug = new Map(products.map(({ slug, model, name }) => [slug, { slug, model, name }]))
  return [...bySlug.values()].filter(({ slug }) => !compared.includes(slug)).slice(0, MAX_CANDIDATES)
}
