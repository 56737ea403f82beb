import { languages } from '@vitrine/locales/languages'
import countries from 'world-countries'

let codes: Map<string, string> | undefined

/** The alpha-2 code of a country given as a code or by its name in any of our languages; else null. */
export function toCountryCode(typed: string | undefined): string | null {
  codes ??= readNames()
  return codes.get(normalise(typed ?? '')) ?? null
}

function readNames(): Map<string, string> {
  const names = new Map<string, string>()
  for (const { tag } of languages) {
    const displayed = new Intl.DisplayNames(tag, { type: 'region' })
    for (const { cca2 } of countries) names.set(normalise(displayed.of(cca2) ?? ''), cca2)
  }
  for (const { cca2, cca3, name } of countries) {
    for (const it of [cca2, cca3, name.common, name.official]) names.set(normalise(it), cca2)
  }
  return names
}

const normalise = (name: string) => name.normalize('NFKC').trim().toLowerCase()
