import type { TextKey } from '@vitrine/locales/text-key'

/** The text that says how many results there are: so many, or more than that. */
export const toCountText = (hasMore: boolean): TextKey => (hasMore ? 'search.foundMore' : 'search.found')
