import { type LanguageCode, formatTagOf } from '@vitrine/locales/languages'
import { countryName } from '../../../shared/languages/country-name.ts'

/** A country as the picker shows it: its name in the page's language; `searchText` is what a search looks in. */
export type CountryOption = { code: string; name: string; searchText: string }

type ListedCountry = { alpha2Code: string; name: string }

/** All countries by name in a language. @throws where the list cannot be loaded */
export async function loadCountries(language: LanguageCode): Promise<CountryOption[]> {
  const response = await fetch('/api/countries/all/', {
    headers: { accept: 'application/json', 'accept-language': language },
  })
  if (!response.ok) throw new Error(`countries: status ${response.status}`)
  return toCountryOptions((await response.json()) as ListedCountry[], formatTagOf(language))
}

/** @param tag BCP-47, for names and order */
export function toCountryOptions(listed: readonly ListedCountry[], tag: string): CountryOption[] {
  const options = listed.map(({ alpha2Code: code, name: english }) => {
    const known = countryName(code, tag)
    const name = known === code ? english : known
    return { code, name, searchText: toSearchText(`${name} ${english}`) }
  })
  const { compare } = new Intl.Collator(tag)
  return options.toSorted((a, b) => compare(a.name, b.name))
}

/** The countries that contain what was typed, those that begin with it first. */
export function searchCountries(options: readonly CountryOption[], typed: string): CountryOption[] {
  const query = toSearchText(typed.trim())
  const found = options.filter(({ searchText }) => searchText.includes(query))
  return [
    ...found.filter(({ searchText }) => searchText.startsWith(query)),
    ...found.filter(({ searchText }) => !searchText.startsWith(query)),
  ]
}

/** Case and accents do not matter: Türkiye is found by turkiye, Österreich by oster. */
function toSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
}
