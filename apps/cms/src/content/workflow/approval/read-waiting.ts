import type { PayloadRequest } from 'payload'
import { formAddress, shownTitle } from '../subject.ts'

const MAX_SHOWN = 20

/** What colleagues ask this reader to approve, the oldest first. */
export async function readWaiting(req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'approvals',
    where: { and: [{ state: { equals: 'requested' } }, { requestedById: { not_equals: String(req.user?.id) } }] },
    sort: 'createdAt',
    limit: MAX_SHOWN,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return docs.map(({ id, entity, documentId, title, requestedBy, createdAt }) => ({
    id,
    title: shownTitle(req, { entity, documentId, title }),
    requestedBy,
    createdAt,
    href: formAddress(req.payload, { entity, documentId }),
  }))
}
