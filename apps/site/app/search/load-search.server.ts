import type { RouterContextProvider } from 'react-router'
import type { PageApi } from '../../shared/site-context.ts'
import { siteContext } from '../../shared/site-context.ts'
import { loadPage } from '../seo/load-page.server.ts'
import { splitLanguage } from '../../shared/languages/localized-path.ts'
import { findGroup, type ResultGroup } from '../../shared/search/find-group.ts'
import { SUGGESTIONS_PARAM } from '../../shared/search/suggestions-request.ts'
import { posts, products, turnkeys } from '../../shared/search/hit.ts'
import { readQuery } from '../../shared/search/query.ts'
import { ALL_RESULTS, resultsPath, type SearchKind, searchKinds } from '../../shared/search/search-kinds.ts'

/** So many are shown of each kind on the page of all, and on its own page. No requirement gives these figures. */
const SHOWN_OF_ALL = 6
const SHOWN_OF_ONE = 48

type Arguments = {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { lang?: string | undefined }
}

/** What a results page shows: what was searched for and what was found, kind by kind. Nothing is searched for without a query. */
export function loadSearch(args: Arguments, kind: SearchKind | null) {
  const { searchParams, pathname } = new URL(args.request.url)
  const query = readQuery(searchParams)
  const kinds = kind ? [kind] : searchKinds
  return loadPage(args, kind ? resultsPath(kind) : ALL_RESULTS, async (content) => {
    const most = kind ? SHOWN_OF_ONE : SHOWN_OF_ALL
    const groups = query === '' ? [] : await Promise.all(kinds.map((it) => load(content, it, query, most)))
    if (query !== '' && groups.every(({ total }) => total === 0) && !searchParams.has(SUGGESTIONS_PARAM)) {
      const { language } = splitLanguage(pathname)
      args.context.get(siteContext).noteSearchMiss({ query, language, kind: kind ?? 'all' })
    }
    return { query, kind, groups }
  })
}

export type SearchData = Omit<Awaited<ReturnType<typeof loadSearch>>, 'meta'>

async function load(content: PageApi, kind: SearchKind, query: string, most: number): Promise<ResultGroup> {
  switch (kind) {
    case 'products':
      return findGroup(kind, await content.need('listProducts'), products, query, most)
    case 'articles':
      return findGroup(kind, await content.want('listPosts', []), posts, query, most)
    case 'turnkeys':
      return findGroup(kind, await content.want('listTurnkeys', []), turnkeys, query, most)
  }
}
