import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

const ERROR = 'give addresses or ranges such as 192.0.2.7, 198.51.100.0/24, 2001:db8::/48'

/** Addresses and ranges in CIDR notation with commas between; the value says of an address whether it is in one of them. */
export const addressRanges = z.string().transform((text, context) => {
  const list = new BlockList()
  for (const range of text.split(',').map((it) => it.trim())) {
    if (!addRange(list, range)) {
      context.addIssue({ code: 'custom', message: ERROR })
      return z.NEVER
    }
  }
  return (address: string) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    const family = isIP(plain)
    return family !== 0 && list.check(plain, family === 4 ? 'ipv4' : 'ipv6')
  }
})

function addRange(list: BlockList, range: string): boolean {
  const [address = '', bits, ...more] = range.split('/')
  const family = isIP(address)
  if (family === 0 || more.length > 0) return false
  const type = family === 4 ? 'ipv4' : 'ipv6'
  if (bits === undefined) list.addAddress(address, type)
  else if (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
    list.addSubnet(address, Number(bits), type)
  else return false
  return true
}
