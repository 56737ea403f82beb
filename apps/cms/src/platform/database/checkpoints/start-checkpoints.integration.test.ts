import { mkdtemp, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, expect, it, vi } from 'vitest'
import { createOneWriterClient } from '../one-writer-client.ts'
import { startCheckpoints } from './start-checkpoints.ts'

const BYTES = 8_000_000
let stop: (() => Promise<unknown>) | undefined
afterEach(async () => void (await stop?.()))

it('what is written comes into the file from another thread, not from the commit that writes it [R13.74]', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'db-')), 'test.db')
  const sizeOf = async () => (await stat(file)).size
  const client = await createOneWriterClient(`file:${file}`)
  await client.execute('CREATE TABLE texts (text TEXT)')
  for (let part = 0; part < 8; part++)
    await client.execute({ sql: 'INSERT INTO texts VALUES (hex(zeroblob(?)))', args: [BYTES / 16] })
  expect(await sizeOf()).toBeLessThan(BYTES / 10)

  stop = startCheckpoints(file)
  await vi.waitFor(async () => expect(await sizeOf()).toBeGreaterThan(BYTES), { timeout: 20_000, interval: 50 })
  // Who writes and reads meanwhile is not stopped, and nothing is lost.
  await client.execute({ sql: 'INSERT INTO texts VALUES (?)', args: ['the last'] })
  const sum = 'SELECT sum(length(text)) AS characters FROM texts'
  for (const reader of [client, createClient({ url: `file:${file}` })])
    expect((await reader.execute(sum)).rows[0]?.characters).toBe(BYTES + 'the last'.length)
})
