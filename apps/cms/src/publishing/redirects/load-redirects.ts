import type { PayloadRequest } from 'payload'
import { indexRedirects, type Redirect } from './follow-redirects.ts'

type StoredRedirect = Redirect & { id: number }

/** All redirects as this request sees them, loaded once: an import of thousands would read them for each row. */
export async function loadRedirects(req: PayloadRequest): Promise<Map<string, StoredRedirect>> {
  const kept = req.context.redirects as Map<string, StoredRedirect> | undefined
  if (kept) return kept
  const { docs } = await req.payload.db.find<StoredRedirect>({
    collection: 'redirects',
    pagination: false,
    limit: 0,
    req,
  })
  const all = indexRedirects(docs) as Map<string, StoredRedirect>
  req.context.redirects = all
  return all
}

/** Call this after every change, so that the next load reads the database. */
export function forgetLoadedRedirects(req: PayloadRequest) {
  delete req.context.redirects
}

/** All but the one that is being saved. */
export function exceptRedirect(
  all: Map<string, StoredRedirect>,
  id: number | string | undefined,
): Map<string, StoredRedirect> {
  return new Map([...all].filter(([, it]) => it.id !== id))
}
