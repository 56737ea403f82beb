import { formatTagOf, type LanguageCode } from '@vitrine/locales/languages'
import { nameUnit, unitNames } from '@vitrine/contract/units/unit-names'
import { flat, type Inline, mapWords } from './inline.ts'

const otherUnits = ['°C', '°', '%', 'V', 'Hz', 'A', 'W', 'dB(A)', 'dB', 'cm', 'µm', 'l', 'm/s', 'km']
const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const units = [...Object.keys(unitNames).filter((it) => it !== 'pcs'), ...otherUnits]
  .toSorted((a, b) => b.length - a.length)
  .map(escapeRegExp)
  .join('|')

const figure = String.raw`\d[\d,]*(?:\.\d+)?`
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.,])(${figure})(?:(\s?[–-]\s?| to )(${figure}))?([ \u00a0\u202f]?)(${units})(?![\p{L}\d])`,
  'u',
)
/** In this order: placeholders, addresses, codes such as NV 770 or EN 12608-1, figures with their unit. */
const KEPT = new RegExp(
  [
    String.raw`\{\w+\}`,
    String.raw`https?:\/\/[^\s<>"]+`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?<![\p{L}\d])\p{Lu}{2,}[-\u00a0 ]?\d[\p{Lu}\d]*(?:[-/.]\d+)*(?![\p{L}\d])`,
    QUANTITY.source.replaceAll(/\((?!\?)/g, '(?:'),
  ].join('|'),
  'gu',
)

/** What no translation may change, as it stands in an English text. */
export const keptParts = (words: string): string[] => [...words.matchAll(KEPT)].map(([part]) => part)

/** Takes placeholders, codes, addresses and figures with units out of the words of a segment, so that they come back as they are. */
export function protect(inlines: readonly Inline[]): Inline[] {
  let id = Math.max(0, ...flat(inlines).map((it) => (typeof it === 'string' ? 0 : it.id)))
  return mapWords(inlines, (words) => {
    const parts: Inline[] = []
    let at = 0
    for (const match of words.matchAll(KEPT)) {
      if (match.index > at) parts.push(words.slice(at, match.index))
      parts.push({ tag: 'x', id: (id += 1), text: match[0] })
      at = match.index + match[0].length
    }
    if (at < words.length) parts.push(words.slice(at))
    return parts
  })
}

/** What was kept, as a language writes it: `12.5 mm` is `12,5 мм` in Russian; everything else stays as it is. */
export function localizeKept(text: string, language: LanguageCode): string {
  const match = new RegExp(`^${QUANTITY.source}$`, 'u').exec(text)
  if (!match) return text
  const [, first = '', dash = '', second, space = '', unit = ''] = match
  const range = second === undefined ? '' : `${dash.trim() === 'to' ? '–' : dash}${toFigure(second, language)}`
  return `${toFigure(first, language)}${range}${space}${nameUnit(unit, language)}`
}

function toFigure(text: string, language: LanguageCode): string {
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text)
  if (!isGrouped && !/^\d+(\.\d+)?$/.test(text)) return text
  const digits = text.split('.')[1]?.length ?? 0
  return new Intl.NumberFormat(`${formatTagOf(language)}-u-nu-latn`, {
    useGrouping: isGrouped,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Number(text.replaceAll(',', '')))
}

/** What has to be in a translation as it stands, also one by a person: figures with units may be written as the language does. */
export const partsThatStay = (words: string): string[] =>
  keptParts(words).filter((it) => !new RegExp(`^${QUANTITY.source}$`, 'u').test(it))
