import { MAX_ITEMS, MAX_KINDS } from './plan.ts'
import { ADD_PARAM, TURNKEY_PARAM } from './plan-path.ts'
import { isSlug } from './query-bounds.ts'

export type Added = { slug: string; cnt: number }

/** What an address asks to put into the hall; what cannot be read is left out. */
export function readAdds(query: URLSearchParams): { added: Added[]; turnkey: string | null } {
  const added = (query.get(ADD_PARAM) ?? '').split(',', MAX_KINDS).flatMap((it) => {
    const [slug = '', cnt = '1'] = it.split(':')
    const count = /^\d{1,3}$/.test(cnt) ? Math.min(Math.max(Number(cnt), 1), MAX_ITEMS) : 1
    return isSlug(slug) ? [{ slug, cnt: count }] : []
  })
  const turnkey = query.get(TURNKEY_PARAM)
  return { added, turnkey: turnkey !== null && isSlug(turnkey) ? turnkey : null }
}
