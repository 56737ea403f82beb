import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { type LanguageCode, tagOf } from './languages.ts'

type Elements = readonly MessageFormatElement[]

/** All elements of a message, including those within plurals, selects and tags. */
export function walkMessage(elements: Elements): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if ('options' in element)
      return [element, ...Object.values(element.options).flatMap(({ value }) => walkMessage(value))]
    return 'children' in element ? [element, ...walkMessage(element.children)] : [element]
  })
}

/** The names of what a message is filled with, each once, in order. */
export function placeholdersOf(elements: Elements): string[] {
  const names = walkMessage(elements).flatMap((it) =>
    it.type === TYPE.literal || it.type === TYPE.pound ? [] : [String(it.value)],
  )
  return [...new Set(names)].toSorted()
}

export type PluralForms = { name: string; missing: string[]; unused: string[] }

/** The plurals of a message that lack forms which the language has, or have forms which it lacks. */
export function findWrongPlurals(language: LanguageCode, elements: Elements): PluralForms[] {
  return walkMessage(elements).flatMap((element) => {
    if (element.type !== TYPE.plural) return []
    const type = element.pluralType ?? 'cardinal'
    const required: string[] = new Intl.PluralRules(tagOf(language), { type }).resolvedOptions().pluralCategories
    const given = Object.keys(element.options).filter((form) => !form.startsWith('='))
    const missing = required.filter((form) => !given.includes(form))
    const unused = given.filter((form) => !required.includes(form))
    return missing.length + unused.length > 0 ? [{ name: element.value, missing, unused }] : []
  })
}

/** The literal words of a message. */
export function wordsOfMessage(elements: Elements): string {
  return walkMessage(elements)
    .map((it) => (it.type === TYPE.literal ? it.value : ' '))
    .join(' ')
}
