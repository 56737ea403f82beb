import type { PayloadRequest, Where } from 'payload'
import type { Approval } from '../../../payload-types.ts'
import type { Subject } from '../subject.ts'
import type { ContentHashes } from './content-hashes.ts'

export const ofSubject = ({ entity, documentId }: Subject): Where[] => [
  { entity: { equals: entity } },
  documentId === null ? { documentId: { exists: false } } : { documentId: { equals: documentId } },
]

/** The newest request for approval that is in one of some states. */
export async function readApproval(
  req: PayloadRequest,
  subject: Subject,
  ...states: Approval['state'][]
): Promise<Approval | null> {
  const { docs } = await req.payload.db.find<Approval>({
    collection: 'approvals',
    where: { and: [...ofSubject(subject), { state: { in: states } }] },
    sort: '-id',
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0] ?? null
}

export const hashesOf = (approval: Approval | null): ContentHashes => (approval?.hashes ?? {}) as ContentHashes
