const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Codes of CLDR that are no country of ISO 3166-1, or a part of one. */
const others = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ'])

/** Whether two capitals are the code of a country, by what Node knows of them. */
export function isCountryCode(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || others.has(code)) return false
  // Former codes, such as DD and UK, stand for others.
  return names.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code
}

const capitals = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

export const countryCodes = (): string[] =>
  capitals.flatMap((first) => capitals.map((second) => first + second)).filter(isCountryCode)
