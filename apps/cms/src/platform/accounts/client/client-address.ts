/**
 * The address that a request came from, as the site names it. It sends the addresses that a trusted proxy named, or the peer's alone:
 * the last one counts, as everywhere (R12.8).
 */
export function clientAddress(headers: Headers): string {
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  return last.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** What counts as one client: an IPv4 address, or the /64 network that one household or office has of IPv6. */
export function toNetwork(address: string): string {
  if (!address.includes(':')) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const left = before.split(':').filter(Boolean)
  const right = after?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = after === undefined ? left : [...left, ...zeros, ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
