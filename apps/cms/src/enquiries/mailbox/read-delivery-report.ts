import type { Email } from 'postal-mime'
import { toPlainLine } from '../plain-text.ts'
import { toBytes } from './attachment-bytes.ts'
import type { DeliveryReport } from './received-mail.ts'

const MAX_REASON_LENGTH = 300
const MESSAGE_ID = /<[^<>\s]{1,250}>/g
/** Who writes reports that keep to no standard. */
const daemon = /^(mailer-daemon|postmaster|mail-daemon|mailerdaemon)@/i

/** What a mail server says of a mail that it could not deliver (RFC 3464), or wrote in words of its own; null where it is another mail. */
export function readDeliveryReport(mail: Email): DeliveryReport | null {
  const status = mail.attachments.find(({ mimeType }) => /^message\/(global-)?delivery-status$/.test(mimeType))
  const returned = listReturned(mail)
  if (status) {
    const fields = readFields(Buffer.from(toBytes(status)).toString())
    const reason = [fields.get('status'), fields.get('diagnostic-code')].filter(Boolean).join(' ')
    return {
      action: (fields.get('action') ?? 'failed').toLowerCase(),
      recipient: addressOf(fields.get('final-recipient') ?? fields.get('original-recipient') ?? ''),
      reason: toPlainLine(reason).slice(0, MAX_REASON_LENGTH),
      messageIds: returned,
    }
  }
  if (!daemon.test(mail.from?.address ?? '')) return null
  const text = `${mail.text ?? ''}\n${mail.inReplyTo ?? ''}\n${mail.references ?? ''}`
  return {
    action: 'failed',
    recipient: '',
    reason: toPlainLine(mail.subject ?? '').slice(0, MAX_REASON_LENGTH),
    messageIds: [...new Set([...returned, ...(text.match(MESSAGE_ID) ?? [])])],
  }
}

/** The Message-ID of the mail that came back, whole or its head alone. */
function listReturned({ attachments }: Email): string[] {
  return attachments
    .filter(({ mimeType }) =>
      /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/.test(mimeType),
    )
    .flatMap((it) => {
      const head =
        Buffer.from(toBytes(it))
          .toString('latin1')
          .split(/\r?\n\r?\n/, 1)[0] ?? ''
      return /^message-id:\s*(?:\r?\n[ \t]+)?(<[^<>\s]+>)/im.exec(head)?.[1] ?? []
    })
}

/** All fields of the groups, of the first recipient where there are several. */
function readFields(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  for (const line of text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
  }
  return fields
}

/** `rfc822; someone@example.com` */
const addressOf = (field: string) => toPlainLine(field.split(';').at(-1) ?? '').toLowerCase()
