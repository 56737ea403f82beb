import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import type { Specification } from '@vitrine/contract/shapes/shop'
import type { Span } from '@vitrine/contract/shapes/text'
import { keepFigures, splitAtFigures } from '../../shared/figures.ts'
import type { SheetRun, SheetText } from '../../shared/sheets/sheet.ts'
import type { Units } from '../../shared/sheets/sheet-request.ts'
import { textDirection } from '../ui/text-direction.ts'

/** Makes the texts of a sheet in one language and one system of units. */
export type SheetWords = {
  /** @param isEnglish it stands in for one in the language */
  words(text: string, isEnglish?: boolean): SheetText
  /** @param toAddress what a link in content leads to, null where it is none */
  spans(spans: readonly Span[], isEnglish: boolean, toAddress: (href: string) => string | null): SheetText
  /** A model's name or an address, from left to right everywhere. */
  code(text: string): SheetText
  value(specification: Pick<Specification, 'value' | 'unit' | 'imperial' | 'isFallback'>): SheetText
}

export function createSheetWords(language: LanguageCode, units: Units): SheetWords {
  const isRtl = languageOf(language).dir === 'rtl'
  /** Figures stay with their units; where text runs from right to left they are apart from it (app/ui/Words.tsx). */
  const toRuns = (text: string, isEnglish: boolean, style: Omit<SheetRun, 'text'> = {}): SheetRun[] =>
    isRtl && !isEnglish
      ? splitAtFigures(text).flatMap((piece, index) =>
          piece === '' ? [] : [{ text: piece, ...style, ...(index % 2 === 1 && { ltr: true }) }],
        )
      : [{ text: keepFigures(text), ...style }]
  const toText = (runs: SheetRun[], isEnglish: boolean): SheetText => ({ runs, ...(isEnglish && { english: true }) })
  return {
    words: (text, isEnglish = false) => toText(toRuns(text, isEnglish), isEnglish),
    spans: (spans, isEnglish, toAddress) =>
      toText(
        spans.flatMap(({ text, bold, italic, href }) => {
          const address = href === undefined ? null : toAddress(href)
          const style = { ...(bold && { bold }), ...(italic && { italic }), ...(address !== null && { href: address }) }
          return toRuns(text, isEnglish, style)
        }),
        isEnglish,
      ),
    code: (text) => toText([{ text, ltr: isRtl }], false),
    value({ imperial, ...metric }) {
      const shown = units === 'imperial' && imperial ? { ...imperial, isFallback: false } : metric
      const { value, unit, isFallback } = shown
      const whole = unit === null ? value : `${value}${unit === '°' ? '' : '\u00a0'}${unit}`
      // A figure runs from left to right unless words of the language are in it.
      if (textDirection(whole) === 'rtl') return toText(toRuns(whole, false), false)
      return toText([{ text: whole, ...(isRtl && /\d/.test(value) && { ltr: true }) }], isFallback)
    },
  }
}
