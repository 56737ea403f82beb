import type { BuyerMessage } from '../../../payload-types.ts'
import { toStoredFiles } from '../../stored-files.ts'

/** What a buyer sent, by whatever way: on his page, or by mail. */
export type FromBuyer = {
  id: string
  kind: string
  at: string
  from: string
  subject?: string
  text: string
  urgent?: boolean
  erasure?: boolean
  files: { name: string; href: string }[]
}

/** The messages of a buyer's page in the shape that the timeline takes. */
export function toFromBuyer(enquiry: { id: string; fullName: string }, messages: readonly BuyerMessage[]): FromBuyer[] {
  return messages.map(({ id, createdAt, text, urgent, erasure, files }) => ({
    id,
    kind: 'buyer',
    at: createdAt,
    from: enquiry.fullName,
    text: text ?? '',
    urgent: Boolean(urgent),
    erasure: Boolean(erasure),
    files: toStoredFiles(files).map(({ name }, index) => ({
      name,
      href: `/cms-api/enquiries/${enquiry.id}/buyer-messages/${id}/files/${index}`,
    })),
  }))
}
