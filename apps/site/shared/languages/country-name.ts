/** A country's name in a language; the code itself where the name is not known. @param tag BCP-47 */
export function countryName(code: string, tag: string): string {
  try {
    return new Intl.DisplayNames(tag, { type: 'region' }).of(code) ?? code
  } catch {
    return code
  }
}
