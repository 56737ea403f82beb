import type { MenuKind } from '@vitrine/contract/shapes/shell'
import { adminLanguages } from '../../platform/admin-languages.ts'
import { contentLanguageOf } from '../../platform/content-language.ts'
import { fillTemplate } from '../../platform/fill-template.ts'
import { createTexts } from '../../platform/texts.ts'
import { builtInTexts } from '../interface-texts/built-in-texts.ts'
import type english from './texts/en.json'

export type MenuTextKey = keyof typeof english

const { textIn } = createTexts<MenuTextKey>('apps/cms/src/content/menu/texts')

type Reader = { i18n?: { language: string } }

/** What editors read about the menu, in the reader's language, else in English. */
export function menuText({ i18n }: Reader, key: MenuTextKey, values: Record<string, string | number> = {}): string {
  const language = i18n && i18n.language in adminLanguages ? i18n.language : 'en'
  return fillTemplate(textIn(language, key), values)
}

const inEveryLanguage = (textOf: (language: string) => string): Record<string, string> =>
  Object.fromEntries(Object.keys(adminLanguages).map((language) => [language, textOf(language)]))

/** The same in every language, as Payload wants labels. */
export const menuLabel = (key: MenuTextKey) => inEveryLanguage((language) => textIn(language, key))

/** What an entry is called in the list: as the site calls it in the reader's language. */
export const kindLabel = (kind: MenuKind) =>
  kind === 'link'
    ? menuLabel('kind.link')
    : inEveryLanguage((language) => builtInTexts(contentLanguageOf(language))[`header.${kind}`] ?? kind)
