import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { beforeEach, expect, it } from 'vitest'
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
const grow = 'UPDATE counts SET number = number + 1'

it('shows a transaction to others when it is committed, and never when it is not [R14.2]', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute(grow)
  expect(await read()).toBe(0)
  await transaction.commit()
  expect(await read()).toBe(1)

  const taken = await client.transaction('write')
  await taken.execute(grow)
  await taken.rollback()
  expect(await read()).toBe(1)
  await expect(taken.execute(grow)).rejects.toThrow('the transaction has ended')
})

it('lets many write at once, each in its turn, single statements too [R14.2]', async () => {
  const inTransaction = async () => {
    const transaction = await client.transaction('write')
    await transaction.execute(grow)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await transaction.execute(grow)
    await transaction.commit()
  }
  await Promise.all([inTransaction(), client.execute(grow), inTransaction(), client.execute(grow), inTransaction()])
  expect(await read()).toBe(8)
})

it('has a single statement wait for a transaction, and then on the disk and seen by all at once [R14.2]', async () => {
  const transaction = await client.transaction('write')
  await transaction.execute(grow)
  const beside = client.execute(`${grow} RETURNING number`)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await transaction.commit()
  expect((await beside).rows[0]?.number).toBe(2)

  // Another connection neither finds the file locked nor sees less.
  const other = createClient({ url })
  await other.execute('BEGIN IMMEDIATE')
  await other.execute(grow)
  await other.execute('COMMIT')
  expect(await read()).toBe(3)
})

it('waits for another process [R14.2]', async () => {
  const other = await createOneWriterClient(url)
  const transaction = await other.transaction('write')
  await transaction.execute(grow)
  const waiting = client.execute(grow)
  await new Promise((resolve) => setTimeout(resolve, 50))
  await transaction.commit()
  await waiting
  expect(await read()).toBe(2)
})

it('makes nobody wait for a transaction that has only read so far [R14.2]', async () => {
  const reading = await client.transaction('write')
  await reading.execute('SELECT number FROM counts')
  const writing = await client.transaction('write')
  await writing.execute(grow)
  await writing.commit()
  await reading.execute(grow)
  await reading.commit()
  expect(await read()).toBe(2)
})
