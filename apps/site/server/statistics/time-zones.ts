import { setImmediate as nextTurn } from 'node:timers/promises'
import { countryCodes } from './country-codes.ts'

type LocaleOfRegion = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] }

/** Names that browsers have for zones which ICU calls otherwise. */
const otherNames = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
]

/** The country of each time zone. Takes a tenth of a second of work, in small turns. */
export async function countriesOfZones(): Promise<Record<string, string>> {
  const countries: Record<string, string> = {}
  for (const code of countryCodes()) {
    for (const zone of zonesOf(code)) countries[zone] ??= code
    await nextTurn()
  }
  for (const name of otherNames) {
    const country = countries[canonicalName(name)]
    if (country) countries[name] ??= country
  }
  return countries
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale('und', { region: country }) as LocaleOfRegion
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}

function canonicalName(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return zone
  }
}
