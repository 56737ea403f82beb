import { adminLanguages } from '../admin-languages.ts'
import { createTexts } from '../texts.ts'
import type english from './texts/en.json'

export type AuditKey = keyof typeof english

const { textIn } = createTexts<AuditKey>('apps/cms/src/platform/audit/texts')

/** A text of the audit log in a language of the back office, else in English. */
export function auditText(language: string, key: AuditKey): string {
  return textIn(language in adminLanguages ? language : 'en', key)
}

/** The same text in every language, as Payload wants labels. */
export function auditLabel(key: AuditKey): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, auditText(language, key)]))
}
