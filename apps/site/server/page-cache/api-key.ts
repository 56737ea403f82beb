import { type CallName, calls } from '@vitrine/contract/calls'
import { contentLanguage } from '@vitrine/locales/negotiate'

/** Query keys that must not split the cache: R7.14 adds the time in ms to a call, against caches on the way. */
const ignoredKeys = new Set(['timestamp'])

/** Query keys with endlessly many values: an answer to them is not kept, as a flood of them must not push pages out of the cache. */
const endlessKeys = ['ids', 'page', 'limit', 'since', 'filters', 'sort', 'product']

/** Calls that are never cached: the revision is what tells that the rest is stale. */
const uncachedCalls = new Set<CallName>(['getRevision'])

const patterns = (Object.entries(calls) as [CallName, (typeof calls)[CallName]][])
  .filter(([name, call]) => call.method === 'GET' && !uncachedCalls.has(name))
  .map(([, call]) => ({
    pattern: new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
    path: call.path,
    query: 'query' in call ? call.query : null,
  }))

/**
 * The key of a GET of the contract: language, path without its last slash, and the query that the call declares, each key once and as the call
 * reads it, so that other spellings have no key of their own. Null where the answer is not kept, or the query is wrong: the content API says so itself.
 */
export function toApiKey(path: string, query: string, acceptLanguage: string | undefined): string | null {
  const call = patterns.find(({ pattern }) => pattern.test(path))
  if (!call) return null
  const declared = readQuery(call.query, new URLSearchParams(query))
  if (!declared) return null
  const slash = call.path.endsWith('/') ? '/' : ''
  const search = declared.size > 0 ? `?${declared}` : ''
  return `api ${contentLanguage(acceptLanguage)} ${path.slice('/api'.length).replace(/\/$/, '')}${slash}${search}`
}

function readQuery(shape: (typeof patterns)[number]['query'], given: URLSearchParams): URLSearchParams | null {
  if (!shape) return new URLSearchParams()
  const read = shape.safeParse(Object.fromEntries([...given].toReversed()))
  if (!read.success || endlessKeys.some((key) => key in read.data)) return null
  const counting = Object.entries(read.data).filter(([key, value]) => value !== undefined && !ignoredKeys.has(key))
  return new URLSearchParams(counting.map(([key, value]) => [key, String(value)]))
}
