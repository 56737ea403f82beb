import type english from '../texts/en.json'

/** The texts that the content API answers with, as a type and as a pattern: browsers have no use for them. */
type ApiTextKey = 'product.yes' | 'product.no'
export const apiTextKey = /^product\.(?:yes|no)$/

/** The name of an interface text, such as `header.search`. */
export type TextKey = Exclude<keyof typeof english, ApiTextKey>
