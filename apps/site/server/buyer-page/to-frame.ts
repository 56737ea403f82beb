import type { LanguageCode } from '@vitrine/locales/languages'
import type { AppContext } from '../http/request-origin.ts'
import type { Frame } from './document.ts'

/** @param company its name, or '' where nobody says it */
export function toFrame(c: AppContext, language: LanguageCode, company: string): Frame {
  const night = /(?:^|;\s*)night=(true|false)/.exec(c.req.header('cookie') ?? '')?.[1]
  return { language, company, night: night ? night === 'true' : null }
}
