/**
 * The address to ask an upstream for: below its base, whatever the path says.
 * @param base without a slash at its end
 * @throws where the path leads out of the base
 */
export function toUpstreamUrl(base: string, path: string): URL {
  const { origin, pathname } = new URL(base)
  const below = pathname.replace(/\/$/, '')
  const url = new URL(base.replace(/\/$/, '') + path)
  if (url.origin !== origin || (url.pathname !== below && !url.pathname.startsWith(`${below}/`)) || url.username !== '')
    throw new Error(`an address outside of ${base} was asked for`)
  return url
}
