import type { TextKey } from '../../app/i18n/texts.ts'

/** What can be searched (R2.30), in the order of the selector; the first one is the default. */
export const searchKinds = ['products', 'articles', 'turnkeys'] as const
export type SearchKind = (typeof searchKinds)[number]

export const DEFAULT_KIND: SearchKind = 'products'

/** The results of everything, without language prefix. */
export const ALL_RESULTS = '/search-result'

/** The results of one kind, without language prefix. */
export const resultsPath = (kind: SearchKind) => `${ALL_RESULTS}-${kind}`

export const kindName = (kind: SearchKind): TextKey => `search.${kind}`
