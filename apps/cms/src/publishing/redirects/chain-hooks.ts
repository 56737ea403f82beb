import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { toPagePath } from './page-path.ts'
import { findFinalTarget, refuseCircle } from './check-redirect.ts'
import type { Redirect } from './follow-redirects.ts'
import { findOtherRedirects } from './find-redirects.ts'

/**
 * Stores the final target of a redirect to a page that has moved itself. A circle is left as it is: the validation, which runs later,
 * names its steps.
 */
export const resolveTargetChain: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const redirect = { ...originalDoc, ...data } as Redirect & { id?: number }
  const findOthers = findOtherRedirects(req, redirect.id)
  const isCircle = (await refuseCircle(redirect, findOthers)) !== null
  const end = isCircle ? null : await findFinalTarget(redirect, findOthers)
  return end ? { ...data, ...end } : data
}

/** Points redirects to the moved page at its new address, and deletes the page from the not-found log. */
export const flattenRedirectChains: CollectionAfterChangeHook = async ({ doc, req }) => {
  const { docs: pointingHere } = await req.payload.find({
    collection: 'redirects',
    where: { and: [{ to: { in: spellings(doc.from) } }, { id: { not_equals: doc.id } }] },
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id } of pointingHere) {
    await req.payload.update({
      collection: 'redirects',
      id,
      data: { to: doc.to, external: doc.external },
      depth: 0,
      req,
    })
  }
  await req.payload.delete({ collection: 'not-found-pages', where: { path: { equals: doc.from } }, req })
}

/** The ways in which an editor may have written the page as a target. */
function spellings(from: string): string[] {
  const path = toPagePath(from)
  return path === '/' ? ['/'] : [path, path.slice(0, -1)]
}
