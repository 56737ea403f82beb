import type { TextKey } from '@vitrine/locales/text-key'

/** Messages of errors are in English and for the log; visitors read the texts of these two (R2.52, R2.54). */
export const NOT_FOUND_MESSAGE = 'Post not found'
export const NO_ROUTE_MESSAGE = 'This page could not be found'

const textKeys = new Map<unknown, TextKey>([
  [NOT_FOUND_MESSAGE, 'error.postNotFound'],
  [NO_ROUTE_MESSAGE, 'error.noRoute'],
])

/** The text that says what exactly happened. @param data of the router's error response; undefined where visitors are told nothing */
export function toErrorText(data: unknown): TextKey | undefined {
  return textKeys.get(data)
}
