import type { PayloadRequest } from 'payload'
import { byFrom, type Redirect } from './follow.ts'

type KnownRedirect = Redirect & { id: number }

/** All redirects as this request sees them; an import of thousands reads them once and keeps up with its own changes. */
export async function knownRedirects(req: PayloadRequest): Promise<Map<string, KnownRedirect>> {
  const kept = req.context.redirects as Map<string, KnownRedirect> | undefined
  if (kept) return kept
  const { docs } = await req.payload.db.find<KnownRedirect>({
    collection: 'redirects',
    pagination: false,
    limit: 0,
    req,
  })
  const all = byFrom(docs) as Map<string, KnownRedirect>
  req.context.redirects = all
  return all
}

/** To be called after every change, so that the next look is at the database. */
export function forgetRedirects(req: PayloadRequest) {
  delete req.context.redirects
}

/** All but the one that is being saved. */
export function others(all: Map<string, KnownRedirect>, id: number | string | undefined): Map<string, KnownRedirect> {
  return new Map([...all].filter(([, it]) => it.id !== id))
}
