import type { Payload, PayloadRequest } from 'payload'
import type { Environment } from '../../platform/environment.ts'
import type { Enquiry } from '../../payload-types.ts'
import type { MessageSettings } from '../messages/queue-messages.ts'
import type { StoredFile } from '../stored-files.ts'
import type { IncomingMail } from './received-mail.ts'
import type { ReceivedKind } from './received-kinds.ts'

export type MailboxSettings = MessageSettings &
  Pick<Environment, 'ENQUIRY_PREFIX' | 'DATA_DIR' | 'MIN_FREE_DISK_MB' | 'S3_BUCKET'>

/** A mail that is being taken into the desk, in the transaction of `req`. */
export type Taking = {
  payload: Payload
  req: Partial<PayloadRequest>
  mail: IncomingMail
  files: StoredFile[]
  notKept: string[]
  settings: MailboxSettings
  fingerprint: string
}

type More = Partial<{ text: string; files: StoredFile[]; isFromOther: boolean; reason: string }>

/** Of files that were not kept: a stranger may send thousands. */
const MAX_NAMES = 20

/** Writes a mail into the history of an enquiry. */
export async function recordMail(
  { payload, req, mail, notKept }: Taking,
  enquiry: Pick<Enquiry, 'id'>,
  kind: ReceivedKind,
  { text = '', files = [], isFromOther = false, reason = '' }: More,
) {
  const data = {
    enquiry: enquiry.id,
    kind,
    messageId: mail.messageId,
    from: mail.from,
    fromName: mail.fromName,
    subject: kind === 'first' ? '' : mail.subject,
    text,
    files,
    notKept: [...notKept.slice(0, MAX_NAMES), ...(notKept.length > MAX_NAMES ? ['…'] : [])].join(', '),
    isFromOther,
    isCut: mail.isCut,
    reason,
  }
  return payload.create({ collection: 'received-mails', data, depth: 0, req })
}
