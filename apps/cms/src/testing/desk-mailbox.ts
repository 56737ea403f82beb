import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { LeasedWork } from '../platform/database/while-leased.ts'
import { exampleSaw, exampleSender } from './example-order.ts'
import { startImapServer } from './imap-server.ts'
import { startSmtpServer } from './smtp-server.ts'
import { createTestCms } from './test-cms.ts'

export const DESK_ADDRESS = 'desk@norvane.example'
export const PROVIDER_SECRET = 'a secret of the provider'

export type DeskMailbox = Awaited<ReturnType<typeof startDeskMailbox>>

/** For tests: a cms with mail servers of its own, whose mailbox is read when a test says so, from the first mail of the test on. */
export async function startDeskMailbox() {
  const smtp = await startSmtpServer()
  const imap = await startImapServer()
  const cms = await createTestCms({
    SMTP_URL: smtp.url,
    ENQUIRY_MAIL_TO: 'sales@norvane.example',
    MAIL_FROM: 'web@norvane.example',
    MAILBOX_ADDRESS: DESK_ADDRESS,
    IMAP_URL: imap.url,
    MAILBOX_SECRET: PROVIDER_SECRET,
    MAILBOX_MAX_MB: '1',
  })
  const operator = await cms.logIn('operator')
  const { settings } = await import('../platform/settings.ts')
  const { startMessageWorkers } = await import('../enquiries/messages/start-message-workers.ts')
  const { startMailbox } = await import('../enquiries/mailbox/start-mailbox.ts')
  const workers = await startMessageWorkers(cms.payload, settings)
  const read = (changes: Record<string, unknown> = {}): LeasedWork =>
    startMailbox(cms.payload, { ...settings, ...changes }, { firstMs: 50, maxMs: 200 })

  /** Reads the mailbox until something is so. */
  async function readFor(isSo: () => Promise<void>, changes = {}) {
    const reading = read(changes)
    await vi.waitFor(isSo, { timeout: 15_000, interval: 50 }).finally(() => reading.stop())
  }
  const mailboxes = async () => (await cms.payload.find({ collection: 'mailboxes' })).docs
  const enquiry = (id: string) => cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })
  const ofEnquiry = (id: string) => ({ enquiry: { equals: id } })
  await readFor(async () => expect(await mailboxes()).toHaveLength(1))

  return {
    cms,
    imap,
    operator,
    read,
    readFor,
    mailboxes,
    enquiry,
    receivedOf: async (id: string) =>
      (await cms.payload.find({ collection: 'received-mails', where: ofEnquiry(id), sort: 'id', depth: 0 })).docs,
    messagesOf: async (id: string, kind: 'operator' | 'receipt' | 'answer' | 'reply') => {
      const where = { ...ofEnquiry(id), kind: { equals: kind } }
      return (await cms.payload.find({ collection: 'messages', where, sort: 'id', depth: 0 })).docs
    },
    sent: smtp.received,
    sentTo: (address: string) => smtp.received.filter(({ to }) => to.includes(address)),
    isSeen: async (messageId: string) => (await imap.list()).find((it) => it.messageId === messageId)?.isSeen,
    async order(email: string) {
      const id = randomUUID()
      const body = JSON.stringify({ ...exampleSender, email, message: 'A saw, please.', cart: [exampleSaw] })
      const headers = { 'content-type': 'application/json', 'idempotency-key': id }
      expect((await cms.callApi('/order_request/', { method: 'POST', headers, body })).status).toBe(201)
      const { number } = await enquiry(id)
      return { id, number: number ?? '' }
    },
    answer: (id: string) =>
      cms.callRest(`/enquiries/${id}/answer`, {
        method: 'POST',
        headers: { ...operator, 'content-type': 'application/json' },
        body: JSON.stringify({ subject: 'Re', text: 'Here is our offer.' }),
      }),
    async stop() {
      await workers.stop()
      await smtp.stop()
      await imap.stop()
    },
  }
}

type Mail = { from: string; subject?: string; id?: string; reply?: string; headers?: string[]; body?: string }

/** A mail to the desk, as it comes. @param reply the Message-ID that it answers */
export function toRawMail({ from, subject = 'Re', id, reply, headers = [], body = 'Thank you.' }: Mail): string {
  const lines = [
    `From: ${from}`,
    `To: ${DESK_ADDRESS}`,
    `Subject: ${subject}`,
    `Message-ID: ${id ?? `<${randomUUID()}@client.example>`}`,
    ...(reply ? [`In-Reply-To: ${reply}`, `References: ${reply}`] : []),
    'MIME-Version: 1.0',
    ...headers,
  ]
  if (!headers.some((it) => /^content-type/i.test(it))) lines.push('Content-Type: text/plain; charset=utf-8')
  return `${lines.join('\r\n')}\r\n\r\n${body}\r\n`
}
