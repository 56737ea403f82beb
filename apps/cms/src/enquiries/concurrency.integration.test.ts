import { createHash, randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { exampleSaw, exampleSender } from '../testing/example-order.ts'
import { createTestCms } from '../testing/test-cms.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let operator: Record<string, string>
let eraseByEmail: typeof import('./erasure/erase.ts').eraseByEmail

beforeAll(async () => {
  cms = await createTestCms()
  operator = await cms.logIn('operator')
  ;({ eraseByEmail } = await import('./erasure/erase.ts'))
})

const bytes = Buffer.from('%PDF-1.7\nthe window of the workshop')
const file = {
  name: 'plan.pdf',
  type: 'application/pdf',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
}

/** Delivers an order with a file, as the site does. */
async function deliver(id: string, email = `${id}@example.com`): Promise<number> {
  const body = new FormData()
  const order = { ...exampleSender, email, message: 'A saw', cart: [exampleSaw], files: [file] }
  body.set('payload', JSON.stringify(order))
  body.append('file', new Blob([new Uint8Array(bytes)]), 'x')
  return (await cms.callApi('/order_request/', { method: 'POST', headers: { 'idempotency-key': id }, body })).status
}

const filesOf = async (id: string) =>
  (await readdir(join(cms.dataDir, 'enquiry-files')).catch(() => [])).filter((name) => name.startsWith(id))
const isThere = async (id: string) =>
  (await cms.payload.count({ collection: 'enquiries', where: { id: { equals: id } } })).totalDocs > 0
const patch = async (id: string, change: Record<string, unknown>) =>
  (
    await cms.callRest(`/enquiries/${id}`, {
      method: 'PATCH',
      headers: { ...operator, 'content-type': 'application/json' },
      body: JSON.stringify(change),
    })
  ).status

describe('an enquiry that is erased', () => {
  it('before the site has delivered it is not stored when it comes, and its files are not kept [R15.70]', async () => {
    const id = randomUUID()
    await eraseByEmail(cms.payload, `${id}@example.com`, [id])
    expect(await deliver(id)).toBe(201)
    expect([await isThere(id), await filesOf(id)]).toEqual([false, []])
  })

  it('is not brought back by a delivery that is repeated [R15.70]', async () => {
    const id = randomUUID()
    await deliver(id)
    expect([await isThere(id), (await filesOf(id)).length]).toEqual([true, 1])
    await eraseByEmail(cms.payload, `${id}@example.com`)
    expect(await deliver(id)).toBe(201)
    expect([await isThere(id), await filesOf(id)]).toEqual([false, []])
  })

  it('is remembered for 90 days, longer than the site repeats a delivery [R15.70]', async () => {
    const { forgetErased } = await import('./erasure/erased-ids.ts')
    const id = randomUUID()
    await eraseByEmail(cms.payload, `${id}@example.com`, [id])
    const remembered = async () =>
      (await cms.payload.count({ collection: 'erased-enquiries', where: { id: { equals: id } } })).totalDocs
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    await forgetErased(cms.payload, inDays(89))
    expect(await remembered()).toBe(1)
    await forgetErased(cms.payload, inDays(90))
    expect(await remembered()).toBe(0)
  })

  it('while it is delivered, twice, is gone with its files, whoever is first [R15.70]', async () => {
    const ids = Array.from({ length: 12 }, () => randomUUID())
    await Promise.all(
      ids.map(async (id) => {
        const erase = () => eraseByEmail(cms.payload, `${id}@example.com`, [id])
        await Promise.all([deliver(id), erase(), deliver(id)])
      }),
    )
    for (const id of ids) expect([await isThere(id), await filesOf(id)]).toEqual([false, []])
  })

  it('takes its number along, which the next one gets only where it was never given [R10.23]', async () => {
    const [never, next] = [randomUUID(), randomUUID()]
    const numbers = await cms.payload.count({ collection: 'enquiry-counters' })
    await eraseByEmail(cms.payload, `${never}@example.com`, [never])
    const before = await lastNumber()
    await deliver(never)
    await deliver(next)
    expect([numbers.totalDocs, (await lastNumber()) - before]).toEqual([1, 1])
  })
})

const lastNumber = async () => (await cms.payload.find({ collection: 'enquiry-counters' })).docs[0]?.last ?? 0

describe('changes of one enquiry at the same time', () => {
  it('all count: none writes back what another has changed [R15.71]', async () => {
    const { docs } = await cms.payload.find({ collection: 'users', where: { role: { equals: 'operator' } } })
    const assignee = docs[0]?.id
    for (let round = 0; round < 8; round++) {
      const id = randomUUID()
      await deliver(id)
      expect(await Promise.all([patch(id, { state: 'in-progress' }), patch(id, { assignee })])).toEqual([200, 200])
      expect(await cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })).toMatchObject({
        state: 'in-progress',
        assignee,
      })
    }
  })
})
