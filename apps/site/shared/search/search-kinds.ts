import type { TextKey } from '@vitrine/locales/text-key'

/** What can be searched (R2.30), in the order of the selector; the first one is the default. */
export const searchKinds = ['products', 'posts', 'turnkeys'] as const
export type SearchKind = (typeof searchKinds)[number]

export const DEFAULT_KIND: SearchKind = 'products'

/** The results of all kinds, without language prefix. */
export const ALL_RESULTS = '/search-result'

const resultsPaths: Record<SearchKind, string> = {
  products: `${ALL_RESULTS}-products`,
  // The address is older than the name.
  posts: `${ALL_RESULTS}-articles`,
  turnkeys: `${ALL_RESULTS}-turnkeys`,
}

/** The results of one kind, without language prefix. */
export const resultsPath = (kind: SearchKind) => resultsPaths[kind]

export const kindName = (kind: SearchKind): TextKey => `search.${kind}`
