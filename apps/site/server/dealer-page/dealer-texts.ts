import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type english from '@vitrine/locales/dealer-page/en.json'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

type DealerTextKey = keyof typeof english
export type DealerText = (key: DealerTextKey, values?: Record<string, string | number>) => string

const known = new Map<LanguageCode, Record<DealerTextKey, string>>()

/** The texts of the dealer's page in a language, their placeholders filled; those of the mail to the dealer are in the same files. */
export function dealerTextsIn(language: LanguageCode): DealerText {
  let texts = known.get(language)
  if (!texts) {
    const file = join(repositoryRoot(), 'packages/locales/dealer-page', `${language}.json`)
    texts = JSON.parse(readFileSync(file, 'utf8')) as Record<DealerTextKey, string>
    known.set(language, texts)
  }
  const own = texts
  return (key, values = {}) => own[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
