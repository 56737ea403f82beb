/**
 * An address as a person gives it, as it is kept: percent signs decoded, letters composed (NFC), and without the site's own origin
 * where a whole address was pasted. `/%D0%BE-%D0%BD%D0%B0%D1%81` is `/о-нас`.
 */
export function readTypedAddress(typed: string, siteUrl: string): string {
  const trimmed = typed.trim()
  const own = URL.canParse(trimmed) && new URL(trimmed).origin === new URL(siteUrl).origin
  return decodePath(own ? trimmed.slice(new URL(trimmed).origin.length) || '/' : trimmed).normalize('NFC')
}

/** An address that says nothing when it is decoded stays as it is. */
function decodePath(path: string): string {
  if (!path.startsWith('/')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
