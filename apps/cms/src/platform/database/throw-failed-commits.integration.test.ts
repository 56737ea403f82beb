import type { Client } from '@libsql/client'
import { expect, it } from 'vitest'
import { exampleOrder } from '../../testing/example-order.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { inTransaction } from './in-transaction.ts'

const cms = await createTestCms()
const { client } = cms.payload.db as unknown as { client: Client }
const { docs } = await cms.payload.find({ collection: 'products', limit: 1, depth: 0 })
const [product] = docs
if (!product) throw new Error('the demo content has no product')
const { id, subtitle } = product
const subtitleNow = async () => (await cms.payload.findByID({ collection: 'products', id, depth: 0 })).subtitle
const save = (text: string, req = {}) =>
  cms.payload.update({ collection: 'products', id, data: { subtitle: text }, req })

/** Does something while no transaction can be committed. */
async function onFullDisk<T>(work: () => Promise<T>): Promise<T> {
  const { transaction } = client
  client.transaction = async () => {
    const own = await transaction('write')
    return {
      ...own,
      commit: async () => {
        await own.rollback()
        throw new Error('SQLITE_FULL: database or disk is full')
      },
    }
  }
  return work().finally(() => (client.transaction = transaction))
}

it('nothing is saved, and nobody is told that it is, where the database cannot commit [R10.100]', async () => {
  await expect(onFullDisk(() => save('Not stored'))).rejects.toThrow('disk is full')
  await expect(onFullDisk(() => inTransaction(cms.payload, (req) => save('Not stored', req)))).rejects.toThrow(
    'disk is full',
  )
  expect(await subtitleNow()).toBe(subtitle)
})

it('an enquiry that cannot be committed is not acknowledged, and is stored when it comes again [R10.100]', async () => {
  const key = '3d0f2f0e-5f6b-4d57-9d0b-0d9f2f5b8f77'
  const send = () =>
    cms.callApi('/order_request/', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(exampleOrder),
    })
  await expect(onFullDisk(send)).rejects.toThrow('disk is full')
  const isStored = () => cms.payload.findByID({ collection: 'enquiries', id: key, disableErrors: true })
  expect(await isStored()).toBeNull()
  expect((await send()).ok).toBe(true)
  expect(await isStored()).toMatchObject({ message: 'A saw' })
})

it('a transaction is rolled back, and those after it are committed [R10.100]', async () => {
  await expect(
    inTransaction(cms.payload, async (req) => {
      await save('Not stored', req)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await subtitleNow()).toBe(subtitle)
  await inTransaction(cms.payload, (req) => save('Stored', req))
  expect(await subtitleNow()).toBe('Stored')
})
