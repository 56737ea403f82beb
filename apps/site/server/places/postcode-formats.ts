/** How postcodes look where `places.db` knows them, without spaces and hyphens. */
export const postcodeFormats: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  BG: /^\d{4}$/,
  BR: /^\d{5}(\d{3})?$/,
  CA: /^[A-Z]\d[A-Z](\d[A-Z]\d)?$/,
  CH: /^\d{4}$/,
  CN: /^\d{6}$/,
  CZ: /^\d{5}$/,
  DE: /^\d{5}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(\d[A-Z]{2})?$/,
  IN: /^\d{6}$/,
  IR: /^\d{5}(\d{5})?$/,
  IT: /^\d{5}$/,
  NL: /^\d{4}([A-Z]{2})?$/,
  PL: /^\d{5}$/,
  PT: /^\d{4}(\d{3})?$/,
  RO: /^\d{6}$/,
  RS: /^\d{5}$/,
  RU: /^\d{6}$/,
  TR: /^\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
  VN: /^\d{5,6}$/,
}

/** The countries whose postcodes look like this, those of the page's language first. @param home alpha-2 */
export function countriesOfPostcode(code: string, home: string | undefined): string[] {
  const all = Object.keys(postcodeFormats).filter((country) => postcodeFormats[country]?.test(code))
  return all.toSorted((a, b) => Number(b === home) - Number(a === home))
}

/** A postcode and its beginnings, the longest first: what is looked up. */
export function beginningsOf(code: string): string[] {
  return Array.from({ length: code.length }, (_, at) => code.slice(0, code.length - at))
}
