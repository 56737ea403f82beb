import { reservedPaths, searchEnginePaths } from '@vitrine/contract/reserved-paths'

type RouteIdsOf = (path: string) => string[]

/** The metrics' name for what a key of the page cache is of: the screen, or the kind of answer. */
export function routeOfKey(key: string, routeIdsOf: RouteIdsOf): string {
  const [kind = '', target = ''] = key.split(' ')
  if (kind === 'api') return 'content-api'
  if (kind === 'media') return 'upload'
  const [path = '/'] = target.split('?')
  const screen = routeIdsOf(path.replace(/\.data$/, '').replace(/^\/_root$/, '/')).at(-1) ?? 'page'
  return kind === 'html' || kind === 'sheet' ? screen : `${screen}.data`
}

/** The metrics' name for what is at an address that the page cache does not answer. */
export function routeOfAddress(method: string | undefined, url: string): string {
  const [path = '/'] = url.split('?')
  const reserved = reservedPaths.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
  if (reserved?.kind === 'operations') return reserved.prefix.slice(1)
  if (reserved?.kind === 'content-api' && method === 'POST') return 'enquiry'
  if (reserved && reserved.kind !== 'unredirected') return reserved.kind
  if (searchEnginePaths.test(path)) return 'search-engines'
  return method === 'POST' ? 'page-post' : 'page'
}
