import { randomUUID } from 'node:crypto'
import type { DealerPage } from '@vitrine/contract/shapes/dealer-page'
import { beforeAll, expect, it } from 'vitest'
import { exampleSender } from '../../testing/example-order.ts'
import { createTestCms } from '../../testing/test-cms.ts'
import { toDealerToken } from '../dealers/dealer-token.ts'

let cms: Awaited<ReturnType<typeof createTestCms>>
let dealers: { id: number; name: string; city: string }[]

beforeAll(async () => {
  cms = await createTestCms()
  dealers = (await cms.payload.find({ collection: 'dealers', sort: 'id', limit: 3, depth: 0 })).docs
  const [first, second] = dealers
  for (const [dealer, paused] of [
    [first, false],
    [second, true],
  ] as const) {
    const data = { dealer: dealer?.id ?? 0, email: 'okna@dealer.example', language: 'pl' as const, paused }
    await cms.payload.create({ collection: 'dealer-contacts', data, depth: 0 })
  }
  await cms.logIn('operator')
  const operator = await cms.payload.find({ collection: 'users', where: { role: { equals: 'operator' } } })
  const data = { name: 'All', enabled: true, target: 'person' as const, person: operator.docs[0]?.id ?? 0 }
  await cms.payload.create({ collection: 'routing-rules', data, depth: 0 })
})

async function contact(dealer: number | string): Promise<string> {
  const id = randomUUID()
  const location = `/de/contact?dealer=${dealer}#ask`
  const body = { ...exampleSender, contact_message: 'A saw', action_location: location }
  const headers = { 'content-type': 'application/json', 'idempotency-key': id }
  const answer = await cms.callApi('/contactme/', { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status).toBe(201)
  return id
}
async function eventsOf(id: string) {
  const where = { enquiry: { equals: id } }
  const { docs } = await cms.payload.find({ collection: 'enquiry-events', where, sort: 'id', depth: 0 })
  return docs.map(({ kind, text }) => `${kind}: ${text ?? ''}`)
}
const nameOf = (at: number) => `${dealers[at]?.name}, ${dealers[at]?.city}`

it('goes to the dealer whom the buyer has chosen, before any rule, with whom it is from [R15.201]', async () => {
  const id = await contact(dealers[0]?.id ?? 0)
  expect(await eventsOf(id)).toEqual([`dealer-wanted: ${nameOf(0)}`, `dealer-asked: ${nameOf(0)}`])
  expect(await cms.payload.findByID({ collection: 'enquiries', id, depth: 0 })).toMatchObject({
    assignee: null,
    dealerState: 'asked',
  })
  const where = { enquiry: { equals: id } }
  const [link] = (await cms.payload.find({ collection: 'dealer-links', where, depth: 0 })).docs
  const token = toDealerToken(link?.id ?? '', cms.payload.secret)
  const headers = { 'content-type': 'application/json', 'accept-language': 'pl' }
  const answer = await cms.callApi('/buyer/dealer/', { method: 'POST', headers, body: JSON.stringify({ token }) })
  expect(((await answer.json()) as DealerPage & { buyer: object }).buyer).toMatchObject({ email: 'ada@example.com' })
})

it('goes where the rules say where that dealer gets none, and the history says whom the buyer wanted [R15.202]', async () => {
  for (const at of [1, 2]) {
    const id = await contact(dealers[at]?.id ?? 0)
    expect((await eventsOf(id))[0]).toBe(`dealer-by-hand: ${nameOf(at)}`)
    expect((await eventsOf(id))[1]).toMatch(/^routed: /)
  }
})

it.each(['999999', 'x', '-1', '12345678901234567890'])(
  'means nobody by an id of no dealer: %s [R15.202]',
  async (id) => {
    expect((await eventsOf(await contact(id))).map((it) => it.split(':')[0])).toEqual(['routed'])
  },
)

it('asks nobody who is not offered any more, and tells the site so [R15.202, R15.203]', async () => {
  const id = dealers[0]?.id ?? 0
  const list = async () => {
    const answer = await cms.callApi('/main/dillers/')
    return ((await answer.json()) as { id: string; sells: string[]; takes_enquiries: boolean }[]).find(
      (it) => it.id === String(id),
    )
  }
  expect(await list()).toMatchObject({ takes_enquiries: true })
  expect((await list())?.sells).toContain('welding-machines')
  await cms.payload.update({ collection: 'dealers', id, data: { takesEnquiries: false, _status: 'published' } })
  expect(await list()).toMatchObject({ takes_enquiries: false })
  expect((await eventsOf(await contact(id))).map((it) => it.split(':')[0])).toEqual(['routed'])
})
