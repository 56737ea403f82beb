import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type english from '@vitrine/locales/buyer-page/en.json'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

type BuyerTextKey = keyof typeof english
export type BuyerText = (key: BuyerTextKey, values?: Record<string, string | number>) => string

const known = new Map<LanguageCode, Record<BuyerTextKey, string>>()

/**
 * The texts of the buyer's page in a language, their placeholders filled. They are apart from those of the site, whose browsers never need
 * them.
 */
export function buyerTextsIn(language: LanguageCode): BuyerText {
  let texts = known.get(language)
  if (!texts) {
    const file = join(repositoryRoot(), 'packages/locales/buyer-page', `${language}.json`)
    texts = JSON.parse(readFileSync(file, 'utf8')) as Record<BuyerTextKey, string>
    known.set(language, texts)
  }
  const own = texts
  return (key, values = {}) => own[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
