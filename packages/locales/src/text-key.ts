import type english from '../texts/en.json'

/** The name of an interface text, such as `header.search`. */
export type TextKey = keyof typeof english
