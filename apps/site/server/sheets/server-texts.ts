import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type english from '@vitrine/locales/sheets/en.json'
import type { LanguageCode } from '@vitrine/locales/languages'
import { repositoryRoot } from '@vitrine/platform/repository-root'

type SheetTextKey = keyof typeof english

/** A text of sheets in a language, for answers that are none: they are rare, so the file is read for each. */
export function sheetText(language: LanguageCode, key: SheetTextKey, values: Record<string, number> = {}): string {
  const file = join(repositoryRoot(), 'packages/locales/sheets', `${language}.json`)
  const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<SheetTextKey, string>
  return texts[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
