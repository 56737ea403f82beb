import { formatTagOf, type LanguageCode } from '@vitrine/locales/languages'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** How large a file is, as the language writes it, in Latin digits: `1.2 MB`, `480 kB`. A file is never smaller than one kilobyte. */
export function toSize(bytes: number, language: LanguageCode): string {
  const isLarge = bytes >= MEGABYTE
  const format = new Intl.NumberFormat(`${formatTagOf(language)}-u-nu-latn`, {
    maximumFractionDigits: isLarge ? 1 : 0,
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
  })
  return format.format(Math.max(1, bytes / (isLarge ? MEGABYTE : KILOBYTE)))
}
