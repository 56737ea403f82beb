import { getText } from '../../shared/texts/loaded-texts.ts'
import { maxProducts } from '../../shared/sheets/sheet-request.ts'
import { languageOfPath } from '../page-cache/cache-key.ts'
import { plainPage } from '../pages/error-page-fallback.ts'
import { sheetText } from './server-texts.ts'

export type RefusedStatus = 400 | 404 | 429 | 503

const reasons = ['units', 'many', 'empty'] as const
type Reason = (typeof reasons)[number]

/** The page instead of a sheet that cannot be made: what is wrong, and how to go on. @param reason as the route says it */
export function refusedSheet(path: string, status: RefusedStatus, reason: string): string {
  const language = languageOfPath(path)
  const isLater = status === 429 || status === 503
  const known: Reason = reasons.find((it) => it === reason) ?? 'empty'
  const explained = isLater
    ? sheetText(language, 'busy.later')
    : sheetText(language, `refused.${known}`, { count: maxProducts(path) })
  const message = sheetText(language, isLater ? 'busy' : 'refused')
  const home = getText(language)('error.goHome')
  return plainPage({ language, title: message, sign: String(status), message, explained, home })
}

/** Seconds after which it is worth asking again. */
export const RETRY_AFTER = '60'
