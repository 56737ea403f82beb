import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

const read = new Map<LanguageCode, Record<string, string>>()

/** A text of the interface that content is shown with, such as the name of a group of figures. */
export function interfaceText(language: LanguageCode, key: `product.${string}`): string {
  return textsOf(language)[key] ?? textsOf('en')[key] ?? key
}

function textsOf(language: LanguageCode): Record<string, string> {
  const known = read.get(language)
  if (known) return known
  const texts = readTexts(language)
  read.set(language, texts)
  return texts
}

function readTexts(language: LanguageCode): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(repositoryRoot(), 'packages/locales/texts', `${language}.json`), 'utf8'))
  } catch {
    return {}
  }
}
