import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { PoolConfig } from 'pg'
import { noteLostConnections } from './platform/database/note-lost-connections.ts'
import { toPoolOptions } from './platform/database/pool-options.ts'
import { postgresPrograms } from '@vitrine/platform/testing/postgres-server'
import { startPostgres } from './testing/postgres-server.ts'
import { type SmtpOptions, startSmtpServer } from './testing/smtp-server.ts'

const LEASE_MS = 2_000
const within = { timeout: 25_000, interval: 50 }

/** Where this machine has no Postgres server, these tests are left out, and the report says so. */
describe.skipIf(!postgresPrograms)('two processes on one Postgres', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>
  let url: string
  const processes: { child: ChildProcess; lines: string }[] = []
  /** What the connections that name a recipient wait for, one after the other, before they may send the mail. */
  const held = new Map<string, Promise<void>[]>()
  const reached: string[] = []
  /** What waits, once its bytes are there, before the server takes the mail. */
  const heldInData = new Map<string, Promise<void>>()
  const reachedData: string[] = []
  const closed: string[] = []
  const options: SmtpOptions = {
    onRcptTo({ address }, _session, done) {
      const wait = held.get(address)?.[reached.filter((it) => it === address).length]
      reached.push(address)
      void (wait ?? Promise.resolve()).then(() => done())
    },
    onDataReached(address) {
      reachedData.push(address)
      return heldInData.get(address)
    },
    onClose: ({ envelope }) => void closed.push(...envelope.rcptTo.map(({ address }) => address)),
  }
  const countReached = (name: string) => reached.filter((it) => it === `${name}@visitors.example`).length

  beforeAll(async () => {
    server = await startPostgres()
    smtp = await startSmtpServer(options)
    const DATABASE_URL = await server.createDatabase('shared')
    const env = {
      ...process.env,
      DATABASE_URL,
      SEED: 'none',
      SMTP_URL: smtp.url,
      ENQUIRY_MAIL_TO: 'sales@norvane.example',
    }
    for (let number = 0; number < 2; number++) {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-shared-'))
      const child = spawn(process.execPath, ['src/testing/run-background-work.ts', String(LEASE_MS)], {
        cwd: join(import.meta.dirname, '..'),
        env: { ...env, DATA_DIR },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      const own = { child, lines: '' }
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (own.lines += chunk.toString()))
      processes.push(own)
    }
    const expectLines = (line: string) =>
      vi.waitFor(() => expect(processes.map(({ lines }) => lines.includes(line))).toEqual([true, true]), {
        ...within,
        timeout: 55_000,
      })
    const { inTurn } = await import('./backups/contents/export-postgres.ts')
    // Both have to wait, and begin at the same time.
    await inTurn(
      DATABASE_URL,
      'preparation',
      () => undefined,
      () => expectLines('Another process is preparing'),
    )
    await expectLines('ready\n')
    url = DATABASE_URL
  })
  afterAll(async () => {
    for (const { child } of processes) child.kill('SIGKILL')
    await smtp.stop()
    await server.stop()
  })
  /** A pool says that it has ended before its connections have, which the server may still tell that it stops. */
  const openPool = async (options: PoolConfig) => {
    const { Pool } = await import('pg')
    const pool = new Pool(options)
    noteLostConnections(pool, () => undefined)
    return pool
  }
  const ask = async (statement: string) => (await server.run(statement, 'shared')).rows
  /** Answers to enquiries of visitors who are called so. */
  const queue = (...names: string[]) =>
    ask(`
      WITH names AS (SELECT unnest(ARRAY['${names.join(`','`)}']) AS name), asked AS (
        INSERT INTO enquiries (id, kind, full_name, email, language)
          SELECT name, 'contact', name, name || '@visitors.example', 'en' FROM names RETURNING id)
      INSERT INTO messages (enquiry_id, kind, message_id, subject, body, next_at)
        SELECT id, 'answer', id, 'An answer', 'An answer', now() FROM asked`)
  const holder = async () => {
    const [row] = await ask('SELECT holder FROM leases')
    return processes.find(({ child }) => String(row?.holder).split(' ')[1] === String(child.pid))
  }
  /** Who holds the lease, once somebody does. */
  const knownHolder = () =>
    vi.waitFor(async () => {
      const found = await holder()
      expect(found).toBeDefined()
      return found
    }, within)
  const countMails = (name: string) => smtp.received.filter(({ to }) => to.includes(`${name}@visitors.example`)).length
  const stateOf = async (name: string) =>
    (await ask(`SELECT state FROM messages WHERE message_id = '${name}'`))[0]?.state

  it('prepares a new database once, and one of them does the background work [R18.54, R18.55]', async () => {
    expect(await ask('SELECT batch, count(*)::int > 1 AS all FROM payload_migrations GROUP BY batch')).toEqual([
      { batch: '1', all: true },
    ])
    await vi.waitFor(async () => expect(await holder()).toBeDefined(), within)
    await queue('one', 'two', 'three')
    await vi.waitFor(() => expect(smtp.received).toHaveLength(3), within)
    expect(['one', 'two', 'three'].map(countMails)).toEqual([1, 1, 1])
  })

  it('sends nothing twice where the holder was stopped for longer than its lease and wakes up [R18.54]', async () => {
    const stopped = await holder()
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    held.set('slow@visitors.example', [first.promise, second.promise])
    await queue('slow')
    await vi.waitFor(() => expect(countReached('slow')).toBe(1), within)
    stopped?.child.kill('SIGSTOP')
    await vi.waitFor(() => expect(countReached('slow')).toBe(2), within)
    expect(await holder()).not.toBe(stopped)
    // It wakes up while the other one is sending the same mail, and may go on with its own connection.
    stopped?.child.kill('SIGCONT')
    first.resolve()
    await vi.waitFor(() => expect(closed).toContain('slow@visitors.example'), within)
    second.resolve()
    await vi.waitFor(async () => expect(await stateOf('slow')).toBe('sent'), within)
    expect(countMails('slow')).toBe(1)
    expect(stopped?.lines).toMatch(/background work (over|stops)/)
  })

  it('does not send again what the one before is handing over, which goes on with that [R10.26, R18.54]', async () => {
    await knownHolder()
    const taken = Promise.withResolvers<void>()
    heldInData.set('handed@visitors.example', taken.promise)
    await queue('handed')
    await vi.waitFor(() => expect(reachedData).toContain('handed@visitors.example'), within)
    // On a busy machine the lease may have gone to the other one before.
    const stopped = await knownHolder()
    stopped?.child.kill('SIGSTOP')
    await vi.waitFor(async () => expect([undefined, stopped]).not.toContain(await holder()), within)
    // That the next one sends shows that it has looked through what the one before had leased.
    await queue('next')
    await vi.waitFor(async () => expect(await stateOf('next')).toBe('sent'), within)
    expect([await stateOf('handed'), countReached('handed')]).toEqual(['handing-over', 1])
    stopped?.child.kill('SIGCONT')
    taken.resolve()
    await vi.waitFor(async () => expect(await stateOf('handed')).toBe('sent'), within)
    expect([countMails('handed'), countMails('next')]).toEqual([1, 1])
  }, 120_000)

  it('goes on in the other process when the holder is killed, and loses and doubles nothing [R18.54]', async () => {
    const killed = await holder()
    held.set('lost@visitors.example', [new Promise(() => undefined)])
    await queue('lost', 'sent')
    await vi.waitFor(async () => expect([countReached('lost'), await stateOf('sent')]).toEqual([1, 'sent']), within)
    killed?.child.kill('SIGKILL')
    await queue('later')
    await vi.waitFor(
      async () => expect([await stateOf('lost'), await stateOf('later')]).toEqual(['sent', 'sent']),
      within,
    )
    expect(await holder()).not.toBe(killed)
    expect(['lost', 'sent', 'later'].map(countMails)).toEqual([1, 1, 1])
  })

  it('asks one thing after the other in a transaction, where the program asks for several at once [R18.109]', async () => {
    const warnings: Error[] = []
    // Others may warn meanwhile: pg warns of its queue so.
    const collect = (warning: Error) =>
      /client\.query\(\) when the client is already/.test(warning.message) && warnings.push(warning)
    process.on('warning', collect)
    const { OneQueryClient } = await import('./platform/database/one-query-client.ts')
    const pool = await openPool({ connectionString: url, Client: OneQueryClient })
    const client = await pool.connect()
    await client.query('BEGIN')
    const ask = (number: number) => client.query(`SELECT ${number} AS number, pg_sleep(0.01)`)
    const [one, failed, three] = await Promise.allSettled([ask(1), client.query('no statement'), ask(3)])
    expect([one.status, failed.status, three.status]).toEqual(['fulfilled', 'rejected', 'rejected'])
    await client.query('ROLLBACK')
    const answers = await Promise.all([1, 2, 3].map(ask))
    expect(answers.map(({ rows }) => (rows as { number: number }[])[0]?.number)).toEqual([1, 2, 3])
    client.release()
    await pool.end()
    // Warnings come a turn later.
    await new Promise((resolve) => setImmediate(resolve))
    process.off('warning', collect)
    expect(warnings).toEqual([])
  })

  it('bounds connections and how long a statement may take [R18.59]', async () => {
    const settings = { DATABASE_URL: url, DATABASE_POOL_SIZE: 4, DATABASE_STATEMENT_SECONDS: 0.2 }
    const pool = await openPool(toPoolOptions(settings))
    await expect(pool.query('SELECT pg_sleep(60)')).rejects.toThrow('canceling statement due to statement timeout')
    await Promise.all(Array.from({ length: 12 }, () => pool.query('SELECT pg_sleep(0.01)')))
    expect(pool.totalCount).toBe(4)
    await pool.end()
    const unbounded = await openPool(toPoolOptions({ ...settings, DATABASE_STATEMENT_SECONDS: 0 }))
    expect((await unbounded.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '0' }])
    await unbounded.end()
  })
})
