import type { AddressInfo, Socket } from 'node:net'
import hoodiecrow from 'hoodiecrow-imap'
import { ImapFlow } from 'imapflow'
import { startDovecot } from './dovecot.ts'

const USER = 'desk'
export const PASSWORD = 'correct-horse-of-the-desk'

/** An IMAP server for tests: who asks it does so by IMAP. */
export type ImapServer = {
  /** Of its INBOX, as IMAP_URL has it. */
  url: string
  /** Leaves a mail in a folder, and tells whoever listens. */
  deliver(raw: string | Buffer): Promise<void>
  /** The mails of a folder, the oldest first: Message-ID and flags. */
  list(folder?: string): Promise<{ messageId: string; isSeen: boolean }[]>
  /** Has it answer no longer, and again at the same port. */
  pause(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

/** For tests: the IMAP server of an npm package, which every machine has. */
export async function startImapServer(): Promise<ImapServer> {
  const sockets = new Set<Socket>()
  const server = hoodiecrow({
    plugins: [
      'IDLE',
      'MOVE',
      'UIDPLUS',
      'LITERALPLUS',
      'ID',
      'ENABLE',
      'NAMESPACE',
      'SASL-IR',
      'AUTH-PLAIN',
      'UNSELECT',
    ],
    users: { [USER]: { password: PASSWORD } },
    storage: { INBOX: { messages: [] }, '': { separator: '/', folders: {} } },
  })
  server.server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = async () => {
    const closed = new Promise<void>((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await listen(0)
  const { port } = server.server.address() as AddressInfo
  const url = `imap://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/`
  return { url, ...throughImap(url), pause: close, resume: () => listen(port), stop: close }
}

/** For tests: dovecot, where the machine has it; null elsewhere. */
export async function startDovecotServer(): Promise<ImapServer | null> {
  const dovecot = await startDovecot(USER, PASSWORD)
  if (!dovecot) return null
  return {
    url: dovecot.url,
    ...throughImap(dovecot.url),
    pause: dovecot.stop,
    resume: dovecot.start,
    stop: dovecot.stop,
  }
}

function throughImap(url: string): Pick<ImapServer, 'deliver' | 'list'> {
  const ask = async <T>(work: (client: ImapFlow) => Promise<T>): Promise<T> => {
    const { hostname, port } = new URL(url)
    const client = new ImapFlow({
      host: hostname,
      port: Number(port),
      secure: false,
      auth: { user: USER, pass: PASSWORD },
      logger: false,
    })
    client.on('error', () => undefined)
    await client.connect()
    return work(client).finally(() => client.logout())
  }
  return {
    deliver: (raw) => ask(async (client) => void (await client.append('INBOX', Buffer.from(raw)))),
    list: (folder = 'INBOX') =>
      ask(async (client) => {
        const box = await client.mailboxOpen(folder, { readOnly: true })
        if (box.exists === 0) return []
        const found = await client.fetchAll('1:*', { envelope: true, flags: true })
        return found.map(({ envelope, flags }) => ({
          messageId: envelope?.messageId ?? '',
          isSeen: flags?.has('\\Seen') ?? false,
        }))
      }),
  }
}
