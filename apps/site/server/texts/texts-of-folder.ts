import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

/** Gives the text of a key in one language, its placeholders filled. */
export type TextOf<Key extends string> = (key: Key, values?: Record<string, string | number>) => string

/**
 * The texts of a folder of packages/locales, for pages that are no pages of React; they are read once.
 * @returns a function that gives the texts of a language
 */
export function textsOfFolder<Key extends string>(folder: string): (language: LanguageCode) => TextOf<Key> {
  const known = new Map<LanguageCode, Record<Key, string>>()
  return (language) => {
    let texts = known.get(language)
    if (!texts) {
      const file = join(repositoryRoot(), 'packages/locales', folder, `${language}.json`)
      texts = JSON.parse(readFileSync(file, 'utf8')) as Record<Key, string>
      known.set(language, texts)
    }
    const own = texts
    return (key, values = {}) => own[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  }
}
