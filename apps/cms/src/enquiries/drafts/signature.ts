import { defaultLanguage } from '@vitrine/locales/languages'
import type { PayloadRequest } from 'payload'
import type { Enquiry } from '../../payload-types.ts'

/** What a person has written to stand below answers in a language, else what stands below English ones; empty where there is neither. */
export function toSignature(user: PayloadRequest['user'] | undefined, language: Enquiry['language']): string {
  const signatures = user?.signatures ?? []
  const find = (code: string) => signatures.find((it) => it.language === code)?.text.trim()
  return find(language ?? defaultLanguage) ?? find(defaultLanguage) ?? ''
}

export const withSignature = (text: string, signature: string) => (signature ? `${text}\n\n${signature}` : text)
