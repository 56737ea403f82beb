import { reservedPaths } from '@vitrine/contract/reserved-paths'

/** The metrics' name for what an address of the cms asks for, of a bounded set; a call of the content API names itself. */
export function routeOf(url: string): string {
  const [path = '/'] = url.split('?')
  if (path === '/cms-health' || path === '/cms-preview') return path.slice(1)
  const reserved = reservedPaths.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
  return reserved ? reserved.prefix.slice(1) : 'other'
}
