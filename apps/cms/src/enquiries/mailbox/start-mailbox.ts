import type { Payload } from 'payload'
import { retryDelay } from '@vitrine/platform/retry-delay'
import type { LeasedWork } from '../../platform/database/while-leased.ts'
import type { Environment } from '../../platform/environment.ts'
import { acceptMail } from './accept-mail.ts'
import { createImapConnection, makeFolder, toMailboxFailure } from './imap-connection.ts'
import { createMailboxState } from './mailbox-state.ts'
import { noProgress, readMailbox } from './read-mailbox.ts'
import type { MailboxSettings } from './taking.ts'

const BYTES_PER_MB = 1024 * 1024
const POLL_EVERY_MS = 60_000
const RETRY = { firstMs: 1_000, maxMs: 5 * 60_000 }

type Settings = MailboxSettings &
  Pick<Environment, 'IMAP_URL' | 'IMAP_REQUIRE_TLS' | 'IMAP_DONE_FOLDER' | 'MAILBOX_MAX_MB'>

/**
 * Reads the desk's mailbox for as long as this process has the right to: at once when the server tells of a mail (IDLE), and every minute. Whatever
 * fails is tried again, later and later; the dashboard says so meanwhile.
 * @param retry shorter in tests
 */
export function startMailbox(payload: Payload, settings: Settings, retry = RETRY): LeasedWork {
  const { IMAP_URL } = settings
  if (!IMAP_URL) return { stop: async () => undefined }
  const state = createMailboxState(payload, IMAP_URL)
  const stopping = new AbortController()
  const progress = noProgress()
  let wake = () => {}
  const log = (msg: string, err?: unknown) => payload.logger.warn(err === undefined ? msg : { err, msg })

  /** Resolves when something may have come. */
  const nextChange = (ms: number) =>
    new Promise<void>((resolve) => {
      if (stopping.signal.aborted) return resolve()
      const timer = setTimeout(resolve, ms)
      timer.unref()
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function session(): Promise<void> {
    const { client, folder } = createImapConnection({ ...settings, IMAP_URL: IMAP_URL as string })
    // Moved to where it is, each mail would come again as another one.
    const doneFolder =
      settings.IMAP_DONE_FOLDER?.toLowerCase() === folder.toLowerCase() ? undefined : settings.IMAP_DONE_FOLDER
    let failed: unknown
    client.on('error', (error) => (failed = error))
    client.on('close', () => wake())
    const end = () => client.close()
    stopping.signal.addEventListener('abort', end)
    try {
      await client.connect()
      await client.mailboxOpen(folder)
      if (doneFolder) await makeFolder(client, doneFolder)
      let hasNews = false
      client.on('exists', () => {
        hasNews = true
        wake()
      })
      while (!stopping.signal.aborted) {
        hasNews = false
        await readMailbox({
          client,
          state,
          progress,
          log,
          maxBytes: settings.MAILBOX_MAX_MB * BYTES_PER_MB,
          doneFolder,
          accept: (mail, raw) => acceptMail(payload, mail, raw, settings),
          isStopping: () => stopping.signal.aborted,
        })
        await state.succeed()
        sessionFailures = 0
        if (hasNews) continue
        if (client.usable) {
          client.idle().catch(() => undefined)
          await nextChange(POLL_EVERY_MS)
        }
        if (stopping.signal.aborted) return
        if (!client.usable) throw failed ?? new Error('the connection was closed')
      }
    } finally {
      stopping.signal.removeEventListener('abort', end)
      client.close()
    }
  }

  let sessionFailures = 0
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const error = await session().then(
        () => null,
        (thrown: unknown) => thrown ?? new Error('failed'),
      )
      if (stopping.signal.aborted) return
      const failure = toMailboxFailure(error)
      if (sessionFailures === 0) log(`the mailbox cannot be read: ${failure.isAuth ? 'refused' : failure.reason}`)
      await state.fail(failure).catch(() => undefined)
      sessionFailures += 1
      await nextChange(retryDelay(sessionFailures - 1, retry))
    }
  }

  const running = run()
  return {
    stop: () => {
      stopping.abort()
      wake()
      return running
    },
  }
}
