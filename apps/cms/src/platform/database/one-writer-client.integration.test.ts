import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { beforeEach, expect, it, vi } from 'vitest'
import { createOneWriterClient } from './one-writer-client.ts'

let url: string
let client: Client
beforeEach(async () => {
  url = `file:${join(await mkdtemp(join(tmpdir(), 'db-')), 'test.db')}`
  client = await createOneWriterClient(url)
  await client.execute('CREATE TABLE counts (number INTEGER)')
  await client.execute('INSERT INTO counts VALUES (0)')
})

const read = async () => Number((await client.execute('SELECT number FROM counts')).rows[0]?.number)
const increment = 'UPDATE counts SET number = number + 1'

it('shows a transaction to others only after its commit [R14.2]', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute(increment)
  expect(await read()).toBe(0)
  await transaction.commit()
  expect(await read()).toBe(1)

  const taken = await client.transaction('write')
  await taken.execute(increment)
  await taken.rollback()
  expect(await read()).toBe(1)
  await expect(taken.execute(increment)).rejects.toThrow('the transaction has ended')
})

it('lets concurrent writers take turns, single statements too [R14.2]', async () => {
  const inTransaction = async () => {
    const transaction = await client.transaction('write')
    await transaction.execute(increment)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await transaction.execute(increment)
    await transaction.commit()
  }
  await Promise.all([
    inTransaction(),
    client.execute(increment),
    inTransaction(),
    client.execute(increment),
    inTransaction(),
  ])
  expect(await read()).toBe(8)
})

it('makes a single statement wait for a transaction; then it is on the disk and visible at once [R14.2]', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute(increment)
  const beside = client.execute(`${increment} RETURNING number`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await transaction.commit()
  expect((await beside).rows[0]?.number).toBe(2)

  // Another connection neither finds the file locked nor sees less.
  const other = createClient({ url })
  await other.execute('BEGIN IMMEDIATE')
  await other.execute(increment)
  await other.execute('COMMIT')
  expect(await read()).toBe(3)
})

it('waits for another process [R14.2]', async () => {
  const other = await createOneWriterClient(url)
  const transaction = await other.transaction('write')
  await transaction.execute(increment)
  const waiting = client.execute(increment)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await transaction.commit()
  await waiting
  expect(await read()).toBe(2)
})

it('does not make others wait for a transaction that has only read so far [R14.2]', async () => {
  const reading = await client.transaction('write')
  await reading.execute('SELECT number FROM counts')
  const writing = await client.transaction('write')
  await writing.execute(increment)
  await writing.commit()
  await reading.execute(increment)
  await reading.commit()
  expect(await read()).toBe(2)
})

it.each(['alone', 'in a transaction'])(
  'answers others between statements %s that together take long [R13.72]',
  async (how) => {
    const long = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300000) SELECT max(i) FROM n'
    const executor = how === 'alone' ? client : await client.transaction('write')
    await executor.execute(increment)
    let isDone = false
    let othersCame = 0
    const other = () => {
      othersCame++
      if (!isDone) setImmediate(other)
    }
    setImmediate(other)
    for (let statement = 0; statement < 5; statement++) await executor.execute(long)
    isDone = true
    // In the first turn two statements were run: the one before them took no time.
    expect(othersCame).toBeGreaterThanOrEqual(3)
    if ('commit' in executor) await executor.commit()
  },
)

it.each(['a statement', 'a transaction'])(
  'ends %s when it is on the disk, and lets others read and write meanwhile [R10.101]',
  async (kind) => {
    const syncs: PromiseWithResolvers<void>[] = []
    const held = await createOneWriterClient(url, () => {
      const sync = Promise.withResolvers<void>()
      syncs.push(sync)
      return sync.promise
    })
    const write = async () => {
      if (kind === 'a statement') return held.execute(increment)
      const transaction = await held.transaction('write')
      await transaction.execute(increment)
      await transaction.commit()
    }
    let done = 0
    const ends = [write(), write(), write()].map((it) => it.then(() => done++))
    await vi.waitFor(async () => expect(await read()).toBe(3))
    expect([done, syncs.length]).toEqual([0, 1])
    syncs[0]?.resolve()
    await vi.waitFor(() => expect(syncs).toHaveLength(2))
    expect(done).toBeLessThan(3)
    syncs[1]?.reject(new Error('EIO: i/o error'))
    const results = await Promise.allSettled(ends)
    expect(results.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(0)
  },
)
