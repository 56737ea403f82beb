import { type CallName, calls } from '@vitrine/contract/calls'
import { contentLanguage } from '@vitrine/locales/negotiate'

/** Query keys that must not split the cache: R7.14 adds the time in ms to a call, against caches on the way. */
const ignoredKeys = new Set(['timestamp'])

/** Calls that are never cached: the revision is what tells that the rest is stale. */
const uncachedCalls = new Set<CallName>(['getRevision'])

const patterns = (Object.entries(calls) as [CallName, (typeof calls)[CallName]][])
  .filter(([name, call]) => call.method === 'GET' && !uncachedCalls.has(name))
  .map(([, call]) => ({
    pattern: new RegExp(`^/api${call.path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '')}/?$`),
    path: call.path,
    query: 'query' in call ? Object.keys(call.query.shape).filter((key) => !ignoredKeys.has(key)) : [],
  }))

/** The key of a GET of the contract: language, path without its last slash, and the query keys that the call declares. */
export function toApiKey(path: string, query: string, acceptLanguage: string | undefined): string | null {
  const call = patterns.find(({ pattern }) => pattern.test(path))
  if (!call) return null
  const given = new URLSearchParams(query)
  const declared = new URLSearchParams()
  for (const key of call.query) for (const value of given.getAll(key)) declared.append(key, value)
  const slash = call.path.endsWith('/') ? '/' : ''
  const search = declared.size > 0 ? `?${declared}` : ''
  return `api ${contentLanguage(acceptLanguage)} ${path.slice('/api'.length).replace(/\/$/, '')}${slash}${search}`
}
