import { ImapFlow } from 'imapflow'
import type { Environment } from '../../platform/environment.ts'
import type { MailboxFailure } from './mailbox-state.ts'

const TIMEOUT_MS = 30_000
/** Servers end what idles for half an hour (RFC 2177). */
const MAX_IDLE_MS = 20 * 60_000
const isLoopback = (hostname: string) => /^(localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname)

type Settings = Pick<Environment, 'IMAP_REQUIRE_TLS'> & { IMAP_URL: string }

/** A connection to the mailbox, not connected yet, and the folder that is read. Nothing of it is logged: it would log mails. */
export function createImapConnection({ IMAP_URL, IMAP_REQUIRE_TLS }: Settings): { client: ImapFlow; folder: string } {
  const { protocol, hostname, port, username, password, pathname } = new URL(IMAP_URL)
  const secure = protocol === 'imaps:'
  const client = new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 993 : 143,
    secure,
    // Whoever is in between could strip the server's offer of encryption.
    ...(!secure && (IMAP_REQUIRE_TLS ?? !isLoopback(hostname)) ? { doSTARTTLS: true } : {}),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    clientInfo: { name: 'Vitrine' },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: MAX_IDLE_MS + 60_000,
    maxIdleTime: MAX_IDLE_MS,
  })
  return { client, folder: decodeURIComponent(pathname.slice(1)) || 'INBOX' }
}

/** Makes a folder, unless it is there. Not every server says by a code that it is (RFC 5530). @throws where it can neither be made nor be found */
export async function makeFolder(client: ImapFlow, folder: string): Promise<void> {
  try {
    await client.mailboxCreate(folder)
  } catch (error) {
    if (!(await client.status(folder, { messages: true }).catch(() => false))) throw error
  }
}

/** What failed, in codes alone: answers of servers may quote addresses. */
export function toMailboxFailure(error: unknown): MailboxFailure {
  const { authenticationFailed, code, serverResponseCode, name } = (error ?? {}) as Record<string, unknown>
  const isAuth = authenticationFailed === true || serverResponseCode === 'AUTHENTICATIONFAILED'
  return {
    isAuth,
    reason: [code ?? name ?? 'failed', serverResponseCode].filter((it) => typeof it === 'string').join(' '),
  }
}
