import type { Continent } from '@vitrine/contract/shapes/editorial'

const continentsOfZones: Record<string, Continent> = {
  Africa: 'africa',
  Asia: 'asia',
  Australia: 'oceania',
  Europe: 'europe',
  Pacific: 'oceania',
}

/** The zones named America/ that are in South America; the others are in North America. */
const southAmerican =
  /^America\/(Araguaina|Argentina\/.+|Asuncion|Bahia|Belem|Boa_Vista|Bogota|Buenos_Aires|Campo_Grande|Caracas|Cayenne|Cuiaba|Eirunepe|Fortaleza|Guayaquil|Guyana|La_Paz|Lima|Maceio|Manaus|Montevideo|Paramaribo|Porto_Velho|Punta_Arenas|Recife|Rio_Branco|Santarem|Santiago|Sao_Paulo)$/

/** The continent of a time zone, such as `Asia/Kolkata`; null of zones that lie in none, such as `UTC`. */
export function toContinent(timeZone: string): Continent | null {
  const [area = ''] = timeZone.split('/')
  if (area === 'America') return southAmerican.test(timeZone) ? 'south-america' : 'north-america'
  return continentsOfZones[area] ?? null
}
