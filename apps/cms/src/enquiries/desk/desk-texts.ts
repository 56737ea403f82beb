import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import type english from './texts/en.json'

export type DeskKey = keyof typeof english
export type DeskTexts = Record<DeskKey, string>

const read = new Map<string, DeskTexts>()

/** The desk's own texts in a language of the back office (admin-languages.ts); what a language lacks is English. */
export function deskTexts(language: string): DeskTexts {
  const known = read.get(language)
  if (known) return known
  const texts = { ...readTexts('en'), ...(language in adminLanguages ? readTexts(language) : {}) } as DeskTexts
  read.set(language, texts)
  return texts
}

/** The same text in every language, as Payload wants labels. */
export function deskLabel(key: DeskKey): Record<string, string> {
  return Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, deskTexts(language)[key]]))
}

function readTexts(language: string): Partial<DeskTexts> {
  try {
    return JSON.parse(
      readFileSync(join(repositoryRoot(), 'apps/cms/src/enquiries/desk/texts', `${language}.json`), 'utf8'),
    )
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}
