import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { toPlainLine, toPlainText } from '../plain-text.ts'
import { toBytes } from './attachment-bytes.ts'
import { htmlToText } from './html-to-text.ts'
import { readDeliveryReport } from './read-delivery-report.ts'
import type { IncomingFile, IncomingMail } from './received-mail.ts'

/** Mails in mails that are read: somebody forwards what somebody forwarded. */
const MAX_FORWARDED_DEPTH = 3
const LIMITS = { forceRfc822Attachments: true, maxNestingDepth: 50, maxHeadersSize: 512 * 1024 }
/** RFC 5321, section 4.5.3.1. What is longer is no address, and too long for an index of Postgres. */
const MAX_ADDRESS_LENGTH = 320
const MESSAGE_ID = /<[^<>\s]{1,250}>/g

/**
 * Reads a mail as it came. Mails whose structure is broken are read as far as it goes.
 * @param isCut only the beginning is there: its files are broken off, and none is kept
 * @throws where nothing of it can be read
 */
export async function readMail(bytes: Uint8Array, isCut = false): Promise<IncomingMail> {
  const mail = await PostalMime.parse(bytes, LIMITS).catch(() => readHead(bytes))
  const headers = new Map(mail.headers.toReversed().map(({ key, value }) => [key.toLowerCase(), value]))
  const [text, files] = await toContent(mail, 0)
  return {
    messageId: mail.messageId?.match(MESSAGE_ID)?.[0] ?? '',
    references: listReferences(mail),
    to: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => toAddress(address) || []),
    from: toAddress(mail.from?.address),
    fromName: toPlainLine(mail.from?.name ?? '').slice(0, MAX_LINE_LENGTH),
    subject: toPlainLine(mail.subject ?? '').slice(0, MAX_LINE_LENGTH),
    text: text.trim().slice(0, MAX_MESSAGE_LENGTH),
    files: isCut ? [] : files,
    headers,
    report: readDeliveryReport(mail),
    isReadReceipt: mail.attachments.some(({ mimeType }) =>
      /^message\/(global-)?disposition-notification$/.test(mimeType),
    ),
    isCut: isCut || text.trim().length > MAX_MESSAGE_LENGTH,
  }
}

/** Empty where there is none, or what cannot be one. */
function toAddress(address = ''): string {
  const line = toPlainLine(address).toLowerCase()
  return line.length <= MAX_ADDRESS_LENGTH ? line : ''
}

/** The head alone of a mail whose body no parser takes: nested too deep, say. */
async function readHead(bytes: Uint8Array): Promise<Email> {
  const source = Buffer.from(bytes.subarray(0, LIMITS.maxHeadersSize)).toString('latin1')
  const [head = ''] = source.split(/\r?\n\r?\n/, 1)
  const kept = head.split(/\r?\n(?![ \t])/).filter((line) => !/^content-/i.test(line))
  return PostalMime.parse(Buffer.from(`${kept.join('\r\n')}\r\n\r\n`, 'latin1'))
}

/** Text and files of a mail, and of the mails that are attached to it. */
async function toContent(mail: Email, depth: number): Promise<[string, IncomingFile[]]> {
  const texts = [toPlainText(mail.text?.trim() ? mail.text : htmlToText(mail.html ?? '')).trim()]
  const files: IncomingFile[] = []
  for (const attachment of mail.attachments) {
    if (attachment.mimeType !== 'message/rfc822') files.push(toFile(attachment))
    else if (depth < MAX_FORWARDED_DEPTH) {
      const inner = await PostalMime.parse(toBytes(attachment), LIMITS).catch(() => null)
      if (!inner) continue
      const [text, more] = await toContent(inner, depth + 1)
      const head = [inner.from?.address, inner.subject].map((it) => toPlainLine(it ?? '')).filter(Boolean)
      texts.push(['—', ...head, '', text].join('\n'))
      files.push(...more)
    }
  }
  return [texts.join('\n\n'), files]
}

const toFile = (attachment: Attachment): IncomingFile => ({
  name: toPlainLine(attachment.filename ?? '').slice(0, MAX_LINE_LENGTH),
  bytes: toBytes(attachment),
})

/** The closest first: what it answers, then the others from the last to the first. */
function listReferences({ inReplyTo = '', references = '' }: Email): string[] {
  const all = [...(inReplyTo.match(MESSAGE_ID) ?? []), ...(references.match(MESSAGE_ID) ?? []).toReversed()]
  return [...new Set(all)].slice(0, 50)
}
