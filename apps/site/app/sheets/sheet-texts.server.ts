import type english from '@vitrine/locales/sheets/en.json'
import type { LanguageCode } from '@vitrine/locales/languages'

/** The texts that only sheets have; what pages say too is among the texts of the site. */
export type SheetTexts = Record<keyof typeof english, string>

const modules = import.meta.glob('../../../../packages/locales/sheets/*.json') as Record<
  string,
  () => Promise<{ default: SheetTexts }>
>

export async function loadSheetTexts(language: LanguageCode): Promise<SheetTexts> {
  const load = modules[`../../../../packages/locales/sheets/${language}.json`]
  if (!load) throw new Error(`no texts of sheets for ${language}`)
  return (await load()).default
}
