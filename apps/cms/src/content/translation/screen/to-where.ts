/**
 * The conditions of a list, which its address has as `where[or][0][and][0][name][contains]=…`.
 * @returns what the endpoints of translation are sent
 */
export function toList(query: string): { where?: object; search?: string } {
  const where: Nested = {}
  let search: string | undefined
  for (const [key, value] of new URLSearchParams(query)) {
    if (key === 'search' && value !== '') search = value
    const names = [...key.matchAll(/\[(\w+)\]/g)].map(([, name]) => name ?? '')
    if (!key.startsWith('where[') || names.length === 0 || names.includes('__proto__')) continue
    let place = where
    for (const name of names.slice(0, -1)) place = (place[name] ??= {}) as Nested
    place[names.at(-1) ?? ''] = value
  }
  const own = toArrays(where)
  return { ...(Object.keys(where).length > 0 && { where: own as object }), ...(search && { search }) }
}

type Nested = { [name: string]: Nested | string }

/** What has numbers as names is a list. */
function toArrays(value: Nested | string): unknown {
  if (typeof value === 'string') return value
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
    ? entries.map(([, it]) => toArrays(it))
    : Object.fromEntries(entries.map(([name, it]) => [name, toArrays(it)]))
}
