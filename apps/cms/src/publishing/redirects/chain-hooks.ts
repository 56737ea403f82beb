import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionBeforeChangeHook } from 'payload'
import { toPagePath } from './page-path.ts'
import { findEnd, refuseCircle } from './check-redirect.ts'
import type { Redirect } from './follow-redirects.ts'
import { forgetLoadedRedirects, loadRedirects, exceptRedirect } from './load-redirects.ts'

/**
 * A redirect to a page that has moved itself is kept with the end of the way as its target. A circle is left as it is: the
 * validation, which comes after, names its steps.
 */
export const resolveTargetChain: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const redirect = { ...originalDoc, ...data } as Redirect & { id?: number }
  const known = exceptRedirect(await loadRedirects(req), redirect.id)
  const end = refuseCircle(redirect, known) === null ? findEnd(redirect, known) : null
  return end ? { ...data, ...end } : data
}

/** Redirects that led to the page which has now moved lead to where it went; and the page is missed no longer. */
export const flattenRedirectChains: CollectionAfterChangeHook = async ({ doc, req }) => {
  forgetLoadedRedirects(req)
  const { docs: leading } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ to: { in: spellings(doc.from) } }, { id: { not_equals: doc.id } }] },
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id } of leading) {
    await req.payload.update({
      collection: 'redirects',
      id,
      data: { to: doc.to, external: doc.external },
      depth: 0,
      req,
    })
  }
  await req.payload.delete({ collection: 'missing-pages', where: { path: { equals: doc.from } }, req })
}

export const forgetDeletedRedirect: CollectionAfterDeleteHook = ({ req }) => forgetLoadedRedirects(req)

/** How an editor may have written the page as a target. */
function spellings(from: string): string[] {
  const path = toPagePath(from)
  return path === '/' ? ['/'] : [path, path.slice(0, -1)]
}
