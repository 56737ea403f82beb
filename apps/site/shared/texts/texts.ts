import { type LanguageCode, formatTagOf } from '@vitrine/locales/languages'
import type { CompiledText } from '@vitrine/locales/compile'
import type { TextKey } from '@vitrine/locales/text-key'
import { messageFormat } from './message-format.ts'

export type TextValues = Record<string, string | number>
export type Texts = Record<TextKey, CompiledText>
/** What editors have written in place of some of them. */
export type OwnTexts = Readonly<Record<string, CompiledText>>

/** Gives the text of a key in one language with its placeholders filled. Numbers have Latin digits. */
export type Text<Key extends string = TextKey> = (key: Key, values?: TextValues) => string

type Modules = Record<string, () => Promise<{ default: Texts }>>
const modules = import.meta.glob('../../../../packages/locales/texts/*.json') as Modules

/** Loads one language's texts: a chunk of its own in the browser, a module on the server. */
export async function loadTexts(language: LanguageCode): Promise<Texts> {
  const load = modules[`../../../../packages/locales/texts/${language}.json`]
  if (!load) throw new Error(`no texts for ${language}`)
  return (await load()).default
}

/** The texts of a language as a function from key to text. */
export function createText<Key extends string = TextKey>(
  language: LanguageCode,
  texts: Readonly<Record<Key, CompiledText>>,
): Text<Key> {
  const format = messageFormat(`${formatTagOf(language)}-u-nu-latn`)
  return function text(key, values) {
    const message = texts[key]
    return typeof message === 'string' ? message : format(message, values)
  }
}
