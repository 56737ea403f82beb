import { afterEach, beforeEach, expect, it } from 'vitest'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { createMailTransport } from './mail-transport.ts'

let smtp: Awaited<ReturnType<typeof startSmtpServer>>
const passwords: (string | null | undefined)[] = []
beforeEach(async () => {
  // As somebody on the way to a mail server would make it look: it takes passwords, and offers no encryption.
  smtp = await startSmtpServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ password, username }, _session, done) => {
      passwords.push(password)
      done(null, { user: username })
    },
  })
})
afterEach(() => smtp.stop())

const mail = { from: 'web@norvane.example', to: 'ada@example.com', subject: 'x', text: 'secret' }
const send = (SMTP_REQUIRE_TLS: boolean | undefined) =>
  createMailTransport({ SMTP_URL: smtp.url.replace('//', '//user:hunter22@'), SMTP_REQUIRE_TLS })(mail, async () => {})

it('tells a server without TLS neither password nor mail where TLS is required [R10.70]', async () => {
  await expect(send(true)).rejects.toMatchObject({ failure: { concerns: 'server', isPermanent: false } })
  expect([passwords, smtp.received]).toEqual([[], []])
})

it('sends in plain text to a server of this machine [R10.70]', async () => {
  await send(undefined)
  expect(passwords).toEqual(['hunter22'])
  expect(smtp.received.map(({ to }) => to)).toEqual([['ada@example.com']])
})

it('says that a mail is handed over only when the server wants its content [R10.26]', async () => {
  const events: string[] = []
  const asked = await startSmtpServer({
    onRcptTo: (_address, _session, done) => {
      events.push('RCPT')
      // Whoever is too early has the time to be.
      setTimeout(done, 50)
    },
    onData: (stream, _session, done) => {
      events.push('DATA')
      stream.resume().once('end', done)
    },
  })
  await createMailTransport({ SMTP_URL: asked.url, SMTP_REQUIRE_TLS: undefined })(
    mail,
    async () => void events.push('handing over'),
  )
  await asked.stop()
  expect(events).toEqual(['RCPT', 'DATA', 'handing over'])
})
