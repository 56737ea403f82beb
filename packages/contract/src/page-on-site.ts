/**
 * The page of this site that an `action_location` means; null where it means another site, or no address at all. Whatever a visitor
 * sends, a link that is made of it leads here.
 * @param siteUrl the public address of the site
 */
export function toPageOnSite(location: string, siteUrl: string): URL | null {
  if (!URL.canParse(location, siteUrl)) return null
  const page = new URL(location, siteUrl)
  // Two slashes at the start of a path are a host where somebody writes it without ours.
  return page.origin === new URL(siteUrl).origin && !page.pathname.startsWith('//') ? page : null
}
