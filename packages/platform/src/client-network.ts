import { isIPv6 } from 'node:net'

/**
 * What counts as one client: an IPv4 address, or the /64 network that one household or office has of IPv6. An IPv4 address in IPv6 form
 * (`::ffff:192.0.2.7`) is the IPv4 address; what is no address is itself.
 */
export function toNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.toLowerCase().split('::')
  const front = before.split(':').filter(Boolean)
  const back = after?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: after === undefined ? 0 : Math.max(0, 8 - front.length - back.length) }, () => '0')
  const groups = [...front, ...zeros, ...back].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.join(':')}::/64`
}
