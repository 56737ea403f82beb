import { CAME_FROM_HEADER, SECRET_HEADER } from '@vitrine/contract/spool-api'
import { expect, it } from 'vitest'
import { createTestSite, ID, order, SECRET } from '../testing/test-site.ts'
import { toApiCall } from './to-api-call.ts'

const { postOrder, spool } = createTestSite()
const cameFrom = 'page=%2Fde&source=fair'
const pending = () => {
  const [enquiry] = spool().due(Number.MAX_SAFE_INTEGER, 1)
  if (!enquiry) throw new Error('the spool is empty')
  return enquiry
}

it('our own back office is told where an enquiry came from, with the secret and not in its body; another is not [R15.126]', async () => {
  expect((await postOrder(order, { headers: { 'x-came-from': cameFrom } })).status).toBe(201)
  const own = await toApiCall(pending(), [], SECRET)
  expect(own.init.headers).toMatchObject({ [CAME_FROM_HEADER]: cameFrom, [SECRET_HEADER]: SECRET })
  expect(JSON.parse(String(own.init.body))).toEqual(order)
  const foreign = await toApiCall(pending(), [], null)
  expect(JSON.stringify(foreign)).not.toContain('fair')
  expect(foreign.init.headers).not.toHaveProperty(CAME_FROM_HEADER)
})

it('where it came from makes no other enquiry of the same, and cannot end a header [R10.2, R15.126]', async () => {
  expect((await postOrder(order, { headers: { 'x-came-from': 'page=%2F<b>' } })).status).toBe(201)
  expect((await postOrder(order, { headers: { 'x-came-from': cameFrom } })).status).toBe(201)
  expect(JSON.parse(pending().body)).toEqual(order)
})

it('a message of a buyer is delivered by the call of its own, under its id [R15.115]', async () => {
  const body = JSON.stringify({ token: 'T'.repeat(64), language: 'de', message: 'Hallo' })
  spool().accept({ id: ID, kind: 'buyer-message', language: 'de', body }, Date.now())
  const { path, init } = await toApiCall(pending(), [], SECRET)
  expect([path, init.body]).toEqual(['/buyer/message/', body])
  expect(init.headers).toMatchObject({ 'idempotency-key': ID })
})
