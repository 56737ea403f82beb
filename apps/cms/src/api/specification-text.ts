import { type LanguageCode, tagOf } from '@vitrine/locales/languages'
import { formatNumber } from './specifications.ts'
import { nameUnit } from '@vitrine/contract/units/unit-names'

/** A number as editors write it, thousands separated by spaces, and its unit: `18 000 m²`, `0.2 mm`, `70%`. */
const figure = /^(?<number>\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+(?:\.\d+)?)(?:\s*(?<unit>[^\d\s/]\S*))?$/u

/**
 * A figure that stands out on a page, in the form of the language: `18.000 m²` in German. A bare number without separated
 * thousands may be a year and stays as it is, like any other text.
 */
export function localizeFigure(value: string, language: LanguageCode): string {
  const { number, unit } = figure.exec(value.trim())?.groups ?? {}
  if (!number || (!unit && /^\d+$/.test(number))) return value
  const amount = Number(number.replace(/\s/g, ''))
  if (unit === '%') return formatPercent(amount, language)
  return [formatNumber(amount, language), ...(unit ? [nameUnit(unit, language)] : [])].join('\u00a0')
}

/** Languages place the sign differently, with or without a space: `70%`, `70 %`, `%70`. */
function formatPercent(amount: number, language: LanguageCode): string {
  return new Intl.NumberFormat(tagOf(language), {
    style: 'percent',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  }).format(amount / 100)
}
