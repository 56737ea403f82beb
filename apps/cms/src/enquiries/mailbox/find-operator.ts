import type { Payload, PayloadRequest } from 'payload'
import type { Enquiry, User } from '../../payload-types.ts'
import { hasReplyToken } from '../messages/message-id.ts'
import type { IncomingMail } from './received-mail.ts'

/** An answer to a mail that is older than this is no longer sent to the visitor. */
const TOKEN_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The colleague who answers a mail of ours to operators, and the enquiry; null where nobody may answer by this mail. The address of a sender can be made
 * up by anybody: the mail must also refer to the very mail that only operators have got, by its Message-ID with its token (decision 69).
 */
export async function findOperator(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { from, references }: IncomingMail,
  now = Date.now(),
): Promise<{ author: User; enquiry: Enquiry } | null> {
  const tokens = references.filter(hasReplyToken)
  if (!from || tokens.length === 0) return null
  const since = new Date(now - TOKEN_DAYS * DAY_MS).toISOString()
  const sent = await payload.find({
    collection: 'messages',
    where: {
      and: [
        { messageId: { in: tokens } },
        { kind: { in: ['operator', 'reply', 'buyer-message'] } },
        { createdAt: { greater_than: since } },
      ],
    },
    depth: 1,
    limit: 1,
    req,
  })
  const enquiry = sent.docs[0]?.enquiry
  if (typeof enquiry !== 'object' || enquiry === null) return null
  const accounts = await payload.find({
    collection: 'users',
    where: {
      and: [{ email: { equals: from } }, { role: { in: ['admin', 'operator'] } }, { disabled: { not_equals: true } }],
    },
    depth: 0,
    limit: 1,
    req,
  })
  const author = accounts.docs[0]
  return author ? { author, enquiry } : null
}
