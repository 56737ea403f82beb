import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email }

/** `onDataReached` is called with each recipient when all bytes are there, and may delay that the mail is taken. */
export type SmtpOptions = SMTPServerOptions & { onDataReached?: (address: string) => Promise<void> | undefined }

/** For tests: a real SMTP server on loopback that records its mails. `options` may refuse or delay them. */
export async function startSmtpServer({ onDataReached, ...options }: SmtpOptions = {}, port = 0) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString()
        const { mailFrom, rcptTo } = session.envelope
        const reached = rcptTo.map(({ address }) => onDataReached?.(address))
        void Promise.all([PostalMime.parse(raw), ...reached]).then(([mail]) => {
          received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw, mail })
          done()
        })
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    received,
    port: listening,
    url: `smtp://127.0.0.1:${listening}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
