import type { Company } from '@vitrine/contract/shapes/editorial'
import { isReservedPath } from '@vitrine/contract/reserved-paths'
import type { LanguageCode } from '@vitrine/locales/languages'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import type { Units } from '../../shared/sheets/sheet-request.ts'
import type { Text } from '../../shared/texts/texts.ts'
import { createSheetWords, type SheetWords } from './sheet-words.ts'
import type { SheetTexts } from './sheet-texts.server.ts'

/** What sheets of all kinds are made with. */
export type SheetMaker = SheetWords & {
  language: LanguageCode
  text: Text
  texts: SheetTexts
  /** Where a link in content leads to; null where that is nothing that paper can lead to. */
  toAddress(href: string): string | null
  /** A sheet with what is the same on all of them. @param path of its page, without language prefix; hash what stands behind it */
  toSheet(sheet: Pick<Sheet, 'title' | 'kind' | 'heading' | 'blocks'> & { path: string; hash?: string }): Sheet
}

export type SheetMakerOptions = {
  language: LanguageCode
  units: Units
  siteUrl: string
  text: Text
  texts: SheetTexts
  /** Null where the backend does not say whose site it is. */
  company: Pick<Company, 'name' | 'legal_name' | 'address' | 'phone' | 'email'> | null
}

export function createSheetMaker({ language, units, siteUrl, text, texts, company }: SheetMakerOptions): SheetMaker {
  const words = createSheetWords(language, units)
  const { host } = new URL(siteUrl)
  const companyLines = [
    [company?.legal_name, company?.address].filter(Boolean).map((it) => words.words(it ?? '')),
    [company?.phone, company?.email, host].filter(Boolean).map((it) => words.code(it ?? '')),
  ]
  return {
    ...words,
    language,
    text,
    texts,
    toAddress(href) {
      if (/^(?:https?:|mailto:)/i.test(href)) return href
      if (!href.startsWith('/') || href.startsWith('//')) return null
      return siteUrl + (isReservedPath(href, 'upload') ? href : localizedPath(href, language))
    },
    toSheet: ({ path, hash = '', ...own }) => ({
      ...own,
      language,
      paper: units === 'imperial' ? 'letter' : 'a4',
      address: siteUrl + localizedPath(path, language) + hash,
      company: {
        name: company?.name || host,
        lines: companyLines
          .filter((parts) => parts.length > 0)
          .map((parts) => ({
            runs: parts.flatMap(({ runs }, index) => (index > 0 ? [{ text: ' · ' }, ...runs] : runs)),
          })),
      },
    }),
  }
}
