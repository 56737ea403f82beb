import { languages } from '@vitrine/locales/languages'
import countries from 'world-countries'

let codes: Map<string, string> | undefined

/**
 * The alpha-2 code of a country given as a code or by its name in any of our languages or its own, with anything around it that
 * names no other country, such as `Kraków, Polska`; else null.
 */
export function toCountryCode(typed: string | undefined): string | null {
  codes ??= readNames()
  const whole = codes.get(normalise(typed ?? ''))
  if (whole) return whole
  const parts = (typed ?? '').split(/[,;/|()[\]–—-]/).map((part) => codes?.get(normalise(part)))
  const found = new Set(parts.filter(Boolean))
  return found.size === 1 ? ([...found][0] ?? null) : null
}

/** A name in our languages goes before a spelling that somebody else uses for another country. */
function readNames(): Map<string, string> {
  const names = new Map<string, string>()
  const add = (name: string | undefined, code: string) => {
    const key = normalise(name ?? '')
    if (key !== '' && !names.has(key)) names.set(key, code)
  }
  for (const { cca2, cca3, name } of countries) for (const it of [cca2, cca3, name.common, name.official]) add(it, cca2)
  for (const { tag } of languages) {
    const displayed = new Intl.DisplayNames(tag, { type: 'region' })
    for (const { cca2 } of countries) add(displayed.of(cca2), cca2)
  }
  for (const { cca2, name, translations } of countries)
    for (const it of [...Object.values(name.native), ...Object.values(translations)])
      for (const spelling of [it.common, it.official]) add(spelling, cca2)
  for (const { cca2, altSpellings } of countries) for (const spelling of altSpellings) add(spelling, cca2)
  return names
}

/** Without case, accents, full stops and double spaces: `Osterreich` and `U.S.A.` are what they look like. */
const normalise = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('.', '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
