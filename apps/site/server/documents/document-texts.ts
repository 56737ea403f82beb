import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type english from '@vitrine/locales/documents/en.json'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

type DocumentTextKey = keyof typeof english
export type DocumentText = (key: DocumentTextKey, values?: Record<string, string | number>) => string

const known = new Map<LanguageCode, Record<DocumentTextKey, string>>()

/** The texts about documents in a language, their placeholders filled, for pages that are no pages of React. */
export function documentTextsIn(language: LanguageCode): DocumentText {
  let texts = known.get(language)
  if (!texts) {
    const file = join(repositoryRoot(), 'packages/locales/documents', `${language}.json`)
    texts = JSON.parse(readFileSync(file, 'utf8')) as Record<DocumentTextKey, string>
    known.set(language, texts)
  }
  const own = texts
  return (key, values = {}) => own[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
