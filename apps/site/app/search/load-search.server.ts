import { fold } from '@vitrine/locales/search/fold'
import { searchList } from '@vitrine/locales/search/search-list'
import type { CategoryCard } from '@vitrine/contract/shapes/shop'
import type { RouterContextProvider } from 'react-router'
import type { PageApi } from '../../shared/site-context.ts'
import { siteContext } from '../../shared/site-context.ts'
import { withCommonFigures, withFiguresOfCategories } from '../product/figures/with-common-figures.server.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { findGroup, type ResultGroup, toGroup } from '../../shared/search/find-group.ts'
import { SUGGESTIONS_PARAM } from '../../shared/search/suggestions-request.ts'
import { highlightText, type HighlightedText } from '../../shared/search/highlight.ts'
import { categories, posts, products, turnkeys } from '../../shared/search/hit.ts'
import { readQuery } from '../../shared/search/query.ts'
import { ALL_RESULTS, resultsPath, type SearchKind, searchKinds } from '../../shared/search/search-kinds.ts'

/**
 * Hits of each kind on the page of all kinds, one more where nothing else is left out; on the kind's own page, and of the other kinds there. No
 * requirement gives these figures.
 */
const MAX_HITS_PER_KIND = 4
const MAX_HITS = 48
const MAX_HITS_ELSEWHERE = 3
const MAX_CATEGORIES = 3

type Arguments = {
  url: URL
  context: Readonly<RouterContextProvider>
  params: { lang?: string | undefined }
}

/**
 * Loads a results page: the query and what was found, by kind. Without a query nothing is searched. Where one kind has nothing, the
 * others are searched too. Categories are found beside products.
 */
export function loadSearch(args: Arguments, kind: SearchKind | null) {
  const { searchParams, pathname } = args.url
  const query = readQuery(searchParams)
  const kinds = kind ? [kind] : searchKinds
  return loadPage(args, kind ? resultsPath(kind) : ALL_RESULTS, async (api) => {
    const isSuggesting = searchParams.has(SUGGESTIONS_PARAM)
    const limit = kind ? MAX_HITS : MAX_HITS_PER_KIND + 1
    const [found, searched] =
      query === ''
        ? [[], []]
        : await Promise.all([
            kinds.includes('products') ? findCategories(api, query) : [],
            Promise.all(kinds.map((it) => searchKind(api, it, query, limit, !isSuggesting))),
          ])
    const groups = kind ? searched : searched.map((group) => ({ ...group, hits: cutHits(group.hits, group.total) }))
    const isNothing = groups.every(({ total }) => total === 0)
    if (query !== '' && isNothing && found.length === 0 && !isSuggesting) {
      const { language } = splitLanguage(pathname)
      args.context.get(siteContext).logSearchWithoutResults({ query, language, kind: kind ?? 'all' })
    }
    const others = query === '' || !isNothing ? [] : searchKinds.filter((it) => !kinds.includes(it))
    const hasProducts = groups.some((it) => it.kind === 'products' && it.total > 0)
    const [best] = found
    return {
      query,
      kind,
      categories: found.map((it) => categories.toHit(it, fold(query))),
      ofCategory: best && !hasProducts ? await loadProductsOf(api, best, query) : null,
      groups,
      elsewhere: await Promise.all(others.map((it) => searchElsewhere(api, it, query))),
    }
  })
}

/** What is left out is more than one: a link to all takes the room of a hit. */
const cutHits = <Item>(hits: readonly Item[], total: number) =>
  hits.slice(0, total > MAX_HITS_PER_KIND + 1 ? MAX_HITS_PER_KIND : undefined)

/** There are few: they are searched here, whichever the backend is. */
async function findCategories(api: PageApi, query: string): Promise<CategoryCard[]> {
  const { found } = searchList(await api.optional('listCategories', []), categories.read, query, MAX_CATEGORIES)
  return isShort(query) ? found.filter(({ name }) => startsWord(highlightText(name, fold(query)))) : found
}

/** A letter or two are within many words: nobody who types the first ones of a model looks for these. In Chinese they are a word. */
const isShort = (query: string) => fold(query).tight.length < 3 && !/\p{Script=Han}/u.test(query)
const startsWord = ([before = '', match]: HighlightedText) => match !== undefined && !/[\p{L}\p{M}]$/u.test(before)

/** The first products of a category: where no product has the query in its name, they are what is looked for. */
async function loadProductsOf(api: PageApi, { slug, name, fallbackFields }: CategoryCard, query: string) {
  const category = await api.optional('getCategory', null, { id: slug, page: 1, limit: MAX_HITS_PER_KIND + 1 })
  const folded = fold(query)
  const shown = await withCommonFigures(api, cutHits(category?.products ?? [], category?.product_count ?? 0))
  const hits = shown.map((it) => products.toHit(it, folded))
  return hits.length > 0 ? { name, fallbackFields, hits } : null
}

/** What another kind has. Only its matches count: what comes close is of the kind that was asked for. */
async function searchElsewhere(api: PageApi, kind: SearchKind, query: string): Promise<ResultGroup> {
  const none = { kind, total: 0, hasMore: false, hits: [], fuzzyMatches: [] }
  const found = await searchKind(api, kind, query, MAX_HITS_ELSEWHERE).catch(() => none)
  return { ...found, fuzzyMatches: [] }
}

export type SearchData = Omit<Awaited<ReturnType<typeof loadSearch>>, 'meta'>

/**
 * The backend searches; the lists of one that lacks the call are searched here. As with the lists, only products are needed.
 * @param compared whether products of a category show the figures that they have in common
 */
export async function searchKind(
  api: PageApi,
  kind: SearchKind,
  query: string,
  limit: number,
  compared = false,
): Promise<ResultGroup> {
  const results = await api.extension('search', kind === 'products' ? 'required' : 'optional', {
    q: query,
    kind,
    limit,
  })
  if (results === undefined) return searchLists(api, kind, query, limit)
  if (results?.kind === 'products' && compared)
    return toGroup({ ...results, hits: await withFiguresOfCategories(api, results.hits) }, query)
  return results ? toGroup(results, query) : { kind, total: 0, hasMore: false, hits: [], fuzzyMatches: [] }
}

async function searchLists(api: PageApi, kind: SearchKind, query: string, limit: number): Promise<ResultGroup> {
  switch (kind) {
    case 'products':
      return findGroup(kind, await api.required('listProducts'), products, query, limit)
    case 'posts':
      return findGroup(kind, await api.optional('listPosts', []), posts, query, limit)
    case 'turnkeys':
      return findGroup(kind, await api.optional('listTurnkeys', []), turnkeys, query, limit)
  }
}
