/** What the page of a visit says of where the visitor came from, as keys and values; a header carries it beside the enquiry. */
export const CAME_FROM_HEADER = 'x-came-from'
const MAX_LENGTH = 120

/**
 * The first page, the host that had the link to it, and the tags of a campaign (`utm_…`), from what the browser knows without storing
 * anything. After a reload in the middle of a visit nobody knows any more: then nothing is said.
 * @param first the address that this document was loaded from @param referrer of this document
 */
export function toCameFrom(first: string, referrer: string): string {
  if (!URL.canParse(first)) return ''
  const page = new URL(first)
  const host = URL.canParse(referrer) ? new URL(referrer).hostname : ''
  const tags = { source: 'utm_source', medium: 'utm_medium', campaign: 'utm_campaign' }
  const said = Object.entries(tags).map(([key, tag]) => [key, page.searchParams.get(tag) ?? ''] as const)
  const isInside = host === page.hostname
  if (isInside && said.every(([, value]) => value === '')) return ''
  const all = [['page', page.pathname], ['referrer', isInside ? '' : host], ...said] as const
  return String(new URLSearchParams(all.flatMap(([key, value]) => (value ? [[key, value.slice(0, MAX_LENGTH)]] : []))))
}
