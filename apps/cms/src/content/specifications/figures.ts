import { tagOf } from '../../platform/tag-of.ts'

/**
 * A figure as people write it in a language: `1,5` in German, `1.5` in English, either where only one can be meant.
 * @returns null where nothing was typed, undefined where it is no figure
 */
export function parseFigure(typed: string, language: string): number | null | undefined {
  const text = toLatinDigits(typed)
    .replaceAll(/[\s\u061c\u200e\u200f]/g, '')
    .replace('−', '-')
  if (text === '') return null
  const decimal = decimalSeparatorOf(language)
  const group = decimal === ',' ? '.' : ','
  const groups = new RegExp(`^-?[1-9]\\d{0,2}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`)
  const plain = groups.test(text) ? text.replaceAll(group, '') : text
  const figure = plain.replace(/[.,]/, '.')
  return /^-?\d+(?:\.\d+)?$/.test(figure) ? Number(figure) : undefined
}

/** A figure as an input of that language has it. */
export function formatFigure(figure: number, language: string): string {
  return new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, {
    useGrouping: false,
    maximumFractionDigits: 20,
  }).format(figure)
}

function decimalSeparatorOf(language: string): string {
  const parts = new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`).formatToParts(1.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

/** Arabic and Persian keyboards have digits and separators of their own. */
const toLatinDigits = (text: string) =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll('٫', '.')
    .replaceAll('٬', '')
