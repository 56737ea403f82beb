import type { Menu, MenuEntry, MenuKind, MenuPlace } from '@vitrine/contract/shapes/shell'
import { type LanguageCode, languageCodes } from '@vitrine/locales/languages'
import { isMenuAddress } from '../content/menu/menu-address.ts'
import { decideText, decideTranslated, type Translations } from './translations.ts'

type EntryDocument = {
  kind: MenuKind
  label?: Translations
  address?: string | null
  inHeader?: boolean | null
  inPhone?: boolean | null
  inFooter?: boolean | null
}

export type MenuDocument = { entries?: EntryDocument[] | null }

/** The menu in a language; without entries it is the site's own. */
export function toMenu({ entries }: MenuDocument, language: LanguageCode): Menu {
  if (!entries || entries.length === 0) return { entries: null }
  return { entries: entries.flatMap((it) => toEntry(it, language)) }
}

function toEntry(entry: EntryDocument, language: LanguageCode): MenuEntry[] {
  const places = placesOf(entry)
  if (entry.kind !== 'link') {
    const label = entry.label?.[language]?.trim() || null
    return [{ kind: entry.kind, label, link: null, places, ...asTranslated }]
  }
  const { label, address } = entry
  const name = decideText(label, language)
  // Of a draft that was published before it was whole.
  if (!name || !address || !isMenuAddress(address)) return []
  return [{ kind: 'link', label: name, link: address, places, ...decideTranslated({ label: [label] }, language) }]
}

/** A name that the site has by itself exists in every language. */
const asTranslated = { isFallback: false, fallbackFields: [], languages: [...languageCodes] }

function placesOf({ inHeader, inPhone, inFooter }: EntryDocument): MenuPlace[] {
  const shown: [MenuPlace, boolean | null | undefined][] = [
    ['header', inHeader],
    ['phone', inPhone],
    ['footer', inFooter],
  ]
  return shown.filter(([, isShown]) => isShown).map(([place]) => place)
}
