import { isReservedPath } from '@vitrine/contract/reserved-paths'
import { splitPagePath } from '../../publishing/redirects/page-path.ts'
import { readTypedAddress } from '../../publishing/redirects/read-typed-address.ts'

/** Where an address typed into the menu leads: a page of this site without its origin and language, or the address as it is. */
export function toMenuAddress(typed: string, siteUrl: string): string {
  const address = readTypedAddress(typed, siteUrl)
  if (!address.startsWith('/') || address.startsWith('//')) return address
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(address) ?? []
  const page = splitPagePath(path).page
  // Files have no slash at their end, and pages are linked to without.
  return `${page.length > 1 ? page.slice(0, -1) : page}${rest}`
}

/** Whether the menu may lead there: to a page or an upload of this site, or to another site by https. */
export function isMenuAddress(address: string): boolean {
  if (/[\s\\]/.test(address)) return false
  if (address.startsWith('/')) {
    const [path = ''] = address.split(/[?#]/)
    return !address.startsWith('//') && (!isReservedPath(path) || isReservedPath(path, 'upload', 'unredirected'))
  }
  if (!URL.canParse(address)) return false
  const { protocol, username, hostname } = new URL(address)
  return protocol === 'https:' && username === '' && hostname.includes('.')
}
