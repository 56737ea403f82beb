import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { afterEach, expect, it, vi } from 'vitest'
import { DESK_ADDRESS, toRawMail } from '../../testing/desk-mailbox.ts'
import { type ImapServer, startImapServer } from '../../testing/imap-server.ts'
import { startPostgres } from '../../testing/postgres-server.ts'

const within = { timeout: 60_000, interval: 50 }
const children: ChildProcess[] = []
const servers: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const server of servers.splice(0)) await server.stop()
})

/** A cms that reads a mailbox, in a process of its own. */
function startReader(environment: Record<string, string>, point = '') {
  const child = spawn(
    process.execPath,
    ['--import', './src/platform/use-dependency-bundle.ts', 'src/testing/run-mailbox.ts', point],
    {
      cwd: join(import.meta.dirname, '../../..'),
      env: { ...process.env, DATABASE_URL: '', SEED: 'none', MAILBOX_ADDRESS: DESK_ADDRESS, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  children.push(child)
  let lines = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (lines += chunk.toString()))
  return {
    says: (line: string) => vi.waitFor(() => expect(lines).toContain(line), within),
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await gone
    },
  }
}

async function startMailServer(): Promise<ImapServer> {
  const imap = await startImapServer()
  servers.push(imap)
  return imap
}

const boundary = 'b1'
/** A mail with a file, from somebody unknown. */
const mailFrom = (name: string) =>
  toRawMail({
    from: `${name}@client.example`,
    headers: [`Content-Type: multipart/mixed; boundary=${boundary}`],
    body: `--${boundary}\r\nContent-Type: text/plain\r\n\r\nThe plan of ${name}.\r\n--${boundary}\r\nContent-Type: application/pdf; name=plan.pdf\r\n\r\n%PDF-1.7 ${name}\r\n--${boundary}--`,
  })
const namesUpTo = (count: number) => Array.from({ length: count }, (_, number) => `sender-${number}`)
const expectAllSeen = (imap: ImapServer, count: number) =>
  vi.waitFor(async () => {
    expect((await imap.list()).filter(({ isSeen }) => isSeen)).toHaveLength(count)
  }, within)

it('each mail comes in once and none is lost, wherever the program is killed while it takes one in [R15.181]', async () => {
  const imap = await startMailServer()
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-killed-'))
  const environment = { DATA_DIR, IMAP_URL: imap.url }
  let reader = startReader(environment)
  await reader.says('reading')
  await reader.kill()
  const names = namesUpTo(8)
  for (const name of names) await imap.deliver(mailFrom(name))
  for (const point of ['in the transaction', 'stored', 'marked']) {
    reader = startReader(environment, point)
    await reader.says(`standing: ${point}`)
    await reader.kill()
  }
  startReader(environment)
  await expectAllSeen(imap, names.length)
  const database = new DatabaseSync(join(DATA_DIR, 'vitrine.db'), { readOnly: true })
  const listed = database.prepare('SELECT email, count(*) AS times FROM enquiries GROUP BY email ORDER BY email').all()
  const told = database.prepare(`SELECT count(*) AS times FROM messages WHERE kind = 'operator'`).get()
  database.close()
  expect(listed.map((row) => ({ ...row }))).toEqual(
    names.map((name) => ({ email: `${name}@client.example`, times: 1 })),
  )
  expect(told?.times).toBe(names.length)
  expect(await readdir(join(DATA_DIR, 'enquiry-files'))).toHaveLength(names.length)
}, 180_000)

/** Where this machine has no Postgres server it is left out, and the report says so. */
it.skipIf(!postgresPrograms)(
  'two programs that read one mailbox at the same time take each mail once, also where one of them is killed [R15.181]',
  async () => {
    const [imap, server] = [await startMailServer(), await startPostgres()]
    servers.push(server)
    const DATABASE_URL = await server.createDatabase('shared')
    const start = (point?: string) => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-two-'))
      return startReader({ DATA_DIR, DATABASE_URL, IMAP_URL: imap.url }, point)
    }
    const one = start('stored')
    await one.says('reading')
    const other = start()
    await other.says('reading')
    const names = namesUpTo(30)
    await Promise.all(names.map((name) => imap.deliver(mailFrom(name))))
    await one.says('standing: stored')
    await one.kill()
    await expectAllSeen(imap, names.length)
    const ask = async (statement: string) => (await server.run(statement, 'shared')).rows
    const listed = await ask('SELECT email, count(*)::int AS times FROM enquiries GROUP BY email')
    expect(listed.toSorted((a, b) => String(a.email).localeCompare(String(b.email)))).toEqual(
      names
        .map((name) => ({ email: `${name}@client.example`, times: 1 }))
        .toSorted((a, b) => a.email.localeCompare(b.email)),
    )
    expect(await ask(`SELECT count(*)::int AS times FROM messages WHERE kind = 'operator'`)).toEqual([
      { times: names.length },
    ])
    expect(await ask('SELECT count(*)::int AS times FROM received_mails')).toEqual([{ times: names.length }])
  },
  180_000,
)
