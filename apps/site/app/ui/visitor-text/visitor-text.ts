import type { CompiledText } from '@vitrine/locales/compile'
import type { LanguageCode } from '@vitrine/locales/languages'
import type visitor from '@vitrine/locales/visitor/en.json'
import { VISITOR_PREFIX } from '../../../shared/texts/visitor-prefix.ts'
import type { OwnTexts } from '../../../shared/texts/texts.ts'
import { createScreenText } from '../../i18n/screen-text.ts'

type VisitorKey = keyof typeof visitor
export type VisitorTexts = Record<VisitorKey, CompiledText>

/** Texts about what this browser keeps for its visitor. They are loaded with what shows them: most pages never need them. */
export const [VisitorTextsContext, useVisitorText] = createScreenText<VisitorKey>('the texts for the visitor')

type Modules = Record<string, () => Promise<{ default: VisitorTexts }>>
const modules = import.meta.glob('../../../../../packages/locales/visitor/*.json') as Modules

/** @param own what editors have written in place of any texts of the site @throws where they cannot be fetched */
export async function loadVisitorTexts(language: LanguageCode, own: OwnTexts = {}): Promise<VisitorTexts> {
  const load = modules[`../../../../../packages/locales/visitor/${language}.json`]
  if (!load) throw new Error(`no texts for the visitor in ${language}`)
  const { default: builtIn } = await load()
  const texts = Object.entries(builtIn).map(([key, text]) => [key, own[VISITOR_PREFIX + key] ?? text])
  return Object.fromEntries(texts) as VisitorTexts
}
