import type { TextKey } from '@vitrine/locales/text-key'

/** Error messages are English and for the log. For the first two there are texts that visitors read (R2.52, R2.54). */
export const NOT_FOUND_MESSAGE = 'Post not found'
export const NO_ROUTE_MESSAGE = 'This page could not be found'
/** What the page shows could not be loaded; that is logged, and no error page is shown (R8.10). */
export const CONTENT_MISSING_MESSAGE = 'Content missing'

const textKeys = new Map<string, TextKey>([
  [NOT_FOUND_MESSAGE, 'error.postNotFound'],
  [NO_ROUTE_MESSAGE, 'error.noRoute'],
])

/** The text for visitors, if the error has one. @param message of the error */
export function toErrorText(message: string): TextKey | undefined {
  return textKeys.get(message)
}
