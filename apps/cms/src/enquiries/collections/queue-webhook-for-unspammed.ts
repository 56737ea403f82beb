import type { CollectionAfterChangeHook } from 'payload'
import { queueMessage } from '../messages/queue-messages.ts'
import type { Enquiry } from '../../payload-types.ts'
import { settings } from '../../platform/settings.ts'

/** The webhook is not called for spam; it is called when an operator finds that an enquiry is none. */
export const queueWebhookForUnspammed: CollectionAfterChangeHook<Enquiry> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const isRescued = operation === 'update' && previousDoc.state === 'spam' && doc.state !== 'spam'
  if (!isRescued || !settings.WEBHOOK_URL) return doc
  const where = { enquiry: { equals: doc.id }, kind: { equals: 'webhook' } }
  const { totalDocs } = await req.payload.count({ collection: 'messages', where, req })
  if (totalDocs === 0) await queueMessage(req.payload, req, { enquiry: doc.id, kind: 'webhook' }, settings)
  return doc
}
