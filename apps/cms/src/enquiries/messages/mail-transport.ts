import type { Readable } from 'node:stream'
import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import type Mail from 'nodemailer/lib/mailer/index.js'
import { createTransport } from 'nodemailer'
import { toTransport } from '../../platform/email-adapter.ts'
import { decideMailFailure } from './decide-failure.ts'
import { streamWithHook } from './stream-with-hook.ts'
import { SendAttemptFailed } from './message-worker.ts'
import { LeaseLost } from './message-store.ts'

/** Together shorter than a lease (message-store.ts). */
const CONNECT_TIMEOUT_MS = 15_000
const SOCKET_TIMEOUT_MS = 60_000

export type SendMail = (mail: Mail.Options, beforeHandover: () => Promise<void>) => Promise<void>

/** Sends one mail over a connection of its own. The server gets all of it but the final dot, then `beforeHandover` runs, then the dot. */
export function createMailTransport(settings: Parameters<typeof toTransport>[0]): SendMail {
  const transport = createTransport({
    ...toTransport(settings),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  })
  // nodemailer would begin to read a stream before it is connected, and its end would come too early: ours is read when the server wants it.
  transport.use('stream', ({ data, message }, done) => {
    message.createReadStream = () => data.raw as Readable
    done()
  })
  return async (mail, beforeHandover) => {
    const composed = new MailComposer({ ...mail, disableFileAccess: true, disableUrlAccess: true }).compile()
    const envelope = composed.getEnvelope()
    const bytes = await composed.build()
    let hookError: unknown
    const raw = streamWithHook(bytes, () =>
      beforeHandover().catch((error: unknown) => {
        hookError = error
        throw error
      }),
    )
    try {
      await transport.sendMail({ envelope: { from: envelope.from || '', to: envelope.to }, raw })
    } catch (error) {
      if (hookError instanceof LeaseLost) throw hookError
      throw new SendAttemptFailed(decideMailFailure(error))
    }
  }
}
