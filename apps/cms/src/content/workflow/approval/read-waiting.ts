import type { PayloadRequest } from 'payload'

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
  const { admin } = req.payload.config.routes
  return docs.map(({ id, entity, documentId, title, requestedBy, createdAt }) => ({
    id,
    title,
    requestedBy,
    createdAt,
    href: `${admin}/${documentId ? `collections/${entity}/${documentId}` : `globals/${entity}`}`,
  }))
}
