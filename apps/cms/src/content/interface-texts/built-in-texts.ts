import { isChangeable, textSets } from '@vitrine/locales/own-texts/text-sets'
import type { LanguageCode } from '@vitrine/locales/languages'
import { createTexts } from '../../platform/texts.ts'

const sets = textSets.map(({ folder, prefix }) => ({ prefix, ...createTexts<string>(`packages/locales/${folder}`) }))
const known = new Map<LanguageCode, Readonly<Record<string, string>>>()

/** The texts that the site has by itself in a language, by key, of those that may be changed. */
export function builtInTexts(language: LanguageCode): Readonly<Record<string, string>> {
  let texts = known.get(language)
  if (!texts) {
    const all = sets.flatMap(({ prefix, textsIn }) =>
      Object.entries(textsIn(language)).map(([key, text]) => [`${prefix}${key}`, text] as const),
    )
    known.set(language, (texts = Object.fromEntries(all.filter(([key]) => isChangeable(key)))))
  }
  return texts
}
