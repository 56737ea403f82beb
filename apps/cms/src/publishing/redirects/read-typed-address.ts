/**
 * Turns an address that a person typed or pasted into the stored form: percent-decoded, letters composed (NFC), without the site's own
 * origin. `/%D0%BE-%D0%BD%D0%B0%D1%81` is `/о-нас`.
 */
export function readTypedAddress(typed: string, siteUrl: string): string {
  const trimmed = typed.trim()
  const own = URL.canParse(trimmed) && new URL(trimmed).origin === new URL(siteUrl).origin
  return decodePath(own ? trimmed.slice(new URL(trimmed).origin.length) || '/' : trimmed).normalize('NFC')
}

/** A path that cannot be decoded stays as it is. */
function decodePath(path: string): string {
  if (!path.startsWith('/')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
