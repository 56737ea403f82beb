import type { RouterContextProvider } from 'react-router'
import type { Content } from '../content/content-context.ts'
import { loadPage } from '../content/load-page.ts'
import { findGroup, type Group } from './find-group.ts'
import { articles, products, turnkeys } from './hit.ts'
import { readQuery } from './query.ts'
import { ALL_RESULTS, resultsPath, type SearchKind, searchKinds } from './search-kinds.ts'

/** So many are shown of each kind on the page of all, and on its own page. Not in SPEC.md. */
const SHOWN_OF_ALL = 6
const SHOWN_OF_ONE = 48

type Arguments = {
  request: Request
  context: Readonly<RouterContextProvider>
  params: { lang?: string | undefined }
}

/** What a results page shows: what was searched for and what was found, kind by kind. Nothing is searched for without a query. */
export function loadSearch(args: Arguments, kind: SearchKind | null) {
  const query = readQuery(new URL(args.request.url).searchParams)
  const kinds = kind ? [kind] : searchKinds
  return loadPage(args, kind ? resultsPath(kind) : ALL_RESULTS, async (content) => ({
    query,
    kind,
    groups:
      query === ''
        ? []
        : await Promise.all(kinds.map((it) => load(content, it, query, kind ? SHOWN_OF_ONE : SHOWN_OF_ALL))),
  }))
}

export type SearchData = Omit<Awaited<ReturnType<typeof loadSearch>>, 'meta'>

async function load(content: Content, kind: SearchKind, query: string, most: number): Promise<Group> {
  switch (kind) {
    case 'products':
      return findGroup(kind, await content.need('listProducts'), products, query, most)
    case 'articles':
      return findGroup(kind, await content.want('listPosts', []), articles, query, most)
    case 'turnkeys':
      return findGroup(kind, await content.want('listTurnkeys', []), turnkeys, query, most)
  }
}
