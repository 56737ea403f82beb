import { isRouteErrorResponse } from 'react-router'
import type { TextKey } from '../../app/i18n/texts.ts'

/** What an error says is in English and for the log; these are the ones that visitors read, and their texts (R2.52, R2.54). */
export const NOT_FOUND_MESSAGE = 'Post not found'
export const NO_ROUTE_MESSAGE = 'This page could not be found'

const texts: Record<string, TextKey> = {
  [NOT_FOUND_MESSAGE]: 'error.postNotFound',
  [NO_ROUTE_MESSAGE]: 'error.noRoute',
}

/** The text that says what exactly happened; undefined where the error has nothing to say to a visitor. */
export function messageOf(error: unknown): TextKey | undefined {
  return isRouteErrorResponse(error) && typeof error.data === 'string' ? texts[error.data] : undefined
}
