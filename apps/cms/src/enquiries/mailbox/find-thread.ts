import type { Payload, PayloadRequest } from 'payload'
import type { Enquiry, Message } from '../../payload-types.ts'
import type { IncomingMail } from './received-mail.ts'

/** As numbers of enquiries are written (acceptance/next-number.ts). */
const NUMBER = /\b[A-Z][A-Z0-9]{0,7}-\d{4}-\d{6,9}\b/g

/** The enquiry that a mail is about. `by`: a mail of it that this one refers to, or its number in the subject, which can be guessed. */
export type Thread = { enquiry: Enquiry; by: 'reference' | 'number'; isFromOther: boolean }

type Where = { payload: Payload; req: Partial<PayloadRequest> }

/** The enquiry that a mail belongs to; null where it names none. `isFromOther`: its sender is not the one of the enquiry. */
export async function findThread(where: Where, mail: IncomingMail): Promise<Thread | null> {
  const found = (await findByReference(where, mail)) ?? (await findByNumber(where, mail))
  if (!found) return null
  return { ...found, isFromOther: !mail.from || found.enquiry.email !== mail.from }
}

async function findByReference({ payload, req }: Where, { references }: IncomingMail) {
  if (references.length === 0) return null
  const query = { where: { messageId: { in: references } }, depth: 1, limit: references.length, req } as const
  const [sent, received] = await Promise.all([
    payload.find({ collection: 'messages', ...query }),
    payload.find({ collection: 'received-mails', ...query }),
  ])
  const all = [...sent.docs, ...received.docs]
  const closest = references.flatMap((it) => all.find(({ messageId }) => messageId === it) ?? [])[0]
  const enquiry = closest?.enquiry
  return typeof enquiry === 'object' && enquiry !== null ? { enquiry, by: 'reference' as const } : null
}

async function findByNumber({ payload, req }: Where, { subject }: IncomingMail) {
  const numbers = [...new Set(subject.match(NUMBER))]
  if (numbers.length === 0) return null
  const where = { number: { in: numbers } }
  const { docs } = await payload.find({ collection: 'enquiries', where, depth: 0, limit: 1, req })
  return docs[0] ? { enquiry: docs[0], by: 'number' as const } : null
}

/** The mail of ours that came back, among those that a report names. */
export async function findReported({ payload, req }: Where, messageIds: readonly string[]): Promise<Message | null> {
  if (messageIds.length === 0) return null
  const where = { messageId: { in: messageIds.slice(0, 20) } }
  const { docs } = await payload.find({ collection: 'messages', where, depth: 1, limit: 1, req })
  return docs[0] ?? null
}
