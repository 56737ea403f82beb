import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@vitrine/platform/repository-root'

const FALLBACK = 'en'

/**
 * Texts by key, kept as one JSON file for each language and read once.
 * @param folder below the root of the repository; it has an `en.json`
 * @returns `textsIn` gives all texts in a language, English where that language lacks one or has no file; `textIn` gives one of them
 *   and throws where English has no such key either
 */
export function createTexts<Key extends string>(folder: string) {
  const byLanguage = new Map<string, Record<Key, string>>()

  function textsIn(language: string): Record<Key, string> {
    const known = byLanguage.get(language)
    if (known) return known
    const own = readTexts(folder, language)
    const texts = { ...(language === FALLBACK ? {} : textsIn(FALLBACK)), ...own } as Record<Key, string>
    byLanguage.set(language, texts)
    return texts
  }

  function textIn(language: string, key: Key): string {
    const text = textsIn(language)[key]
    if (text === undefined) throw new Error(`${folder} has no text ${key}`)
    return text
  }

  return { textsIn, textIn }
}

function readTexts(folder: string, language: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(repositoryRoot(), folder, `${language}.json`), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && language !== FALLBACK) return {}
    throw error
  }
}
