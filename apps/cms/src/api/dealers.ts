import type { Continent, Dealer } from '@vitrine/contract/shapes/editorial'
import type { LanguageCode } from '@vitrine/locales/languages'

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
}

export function toDealer({ id, address, phone, email, website, languages, ...dealer }: DealerDocument): Dealer {
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
  }
}
