import { countryName } from '../../../shared/languages/country-name.ts'
import type { Place } from '../../../shared/places/place.ts'

/** A place with its region and country, as a language writes them. @param tag BCP-47, of which the comma follows too */
export function placeName({ name, region, country, postcode }: Place, tag: string): string {
  const comma = /^(ar|fa)/.test(tag) ? '، ' : tag.startsWith('zh') ? '，' : ', '
  const town = postcode ? [postcode.code, name].filter(Boolean).join(' ') : name
  const parts = [town, region === name ? '' : region, countryName(country, tag)]
  return parts.filter(Boolean).join(comma)
}
