import type { PayloadRequest } from 'payload'
import type { Redirect } from './follow-redirects.ts'

/** Gives the redirects whose `from` is one of some pages. */
export type FindRedirects = (pages: readonly string[]) => Promise<readonly Redirect[]>

/** Finds redirects as this request sees them, all but the one that is being saved. */
export function findOtherRedirects(req: PayloadRequest, id: number | string | undefined): FindRedirects {
  return async (pages) => {
    const { docs } = await req.payload.db.find<Redirect & { id: number }>({
      collection: 'redirects',
      where: { from: { in: [...pages] } },
      pagination: false,
      limit: 0,
      req,
    })
    return docs.filter((it) => it.id !== id)
  }
}
