import type { Continent, Dealer } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'
import type { Catalogue } from './catalogue.ts'

export type DealerDocument = {
  id: number
  name: string
  continent: Continent
  country: string
  city: string
  address: string | null
  phone: string | null
  email: string | null
  website: string | null
  latitude: number | null
  longitude: number | null
  languages: LanguageCode[] | null
  sells: number[] | null
  services: number[] | null
  takesEnquiries: boolean | null
}

type Categories = Pick<Catalogue, 'categories'>

export function toDealer(
  { id, address, phone, email, website, languages, sells, services, takesEnquiries, ...dealer }: DealerDocument,
  { categories }: Categories,
): Dealer {
  return {
    id: String(id),
    name: dealer.name,
    continent: dealer.continent,
    country: dealer.country,
    city: dealer.city,
    address: address ?? '',
    phone: phone || null,
    email: email || null,
    website: website || null,
    latitude: dealer.latitude,
    longitude: dealer.longitude,
    languages: languages ?? [],
    sells: toSlugs(sells, categories),
    services: toSlugs(services, categories),
    takes_enquiries: takesEnquiries !== false,
  }
}

/** A category that is not on the site any more is left out. */
const toSlugs = (ids: readonly number[] | null, categories: Categories['categories']): string[] =>
  (ids ?? []).flatMap((id) => categories.get(id)?.slug ?? [])
