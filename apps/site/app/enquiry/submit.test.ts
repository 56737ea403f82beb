// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BasketLine } from '../basket/basket.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { sendKept } from './outbox.ts'
import { findErrors, submitForm } from './submit.ts'

const typed = {
  full_name: 'Ada',
  phone: '441234567',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'DE',
  message: 'A saw, please.',
}
const saw: BasketLine = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
const filled = { language: 'ru' as const, location: '/ru/turnkey', cart: [saw] }
const kept = () => JSON.parse(localStorage.getItem('enquiries') ?? '[]') as { id: string; payload: object }[]
const post = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const answer = (status: number) => post.mockResolvedValueOnce(new Response('{}', { status }))
const idOf = (call: number) => new Headers(post.mock.calls[call]?.[1].headers).get('idempotency-key')

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  post.mockReset()
  vi.stubGlobal('fetch', post)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('sends an order with the fields of SPEC.md section 3 and forgets the draft', async () => {
  keepDraft('order', typed)
  const { id } = readDraft('order')
  answer(201)
  expect(await submitForm('order', typed, filled)).toEqual({ kind: 'done' })
  expect(post.mock.calls[0]?.[0]).toBe('/api/order_request/')
  const sent: unknown = JSON.parse(String(post.mock.calls[0]?.[1].body))
  expect(sent).toEqual({ ...typed, country: 'Germany', language: 'ru', action_location: '/ru/turnkey', cart: [saw] })
  expect(idOf(0)).toBe(id)
  expect(readDraft('order').values).toEqual({})
})

it('sends nothing that is wrong', async () => {
  const wrong = { ...typed, phone: 'call me', country: '' }
  const errors = { phone: 'formField.errors.phone', country: 'formField.errors.require' }
  expect(await submitForm('order', wrong, filled)).toEqual({ kind: 'wrong', errors })
  expect(findErrors('order', wrong)).toEqual(errors)
  expect(post).not.toHaveBeenCalled()
})

it('keeps what cannot be sent and sends it later under the same id', async () => {
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await submitForm('popup', typed, filled)).toEqual({ kind: 'done' })
  expect(kept()).toHaveLength(1)
  answer(503)
  await sendKept()
  expect(kept()).toHaveLength(1)
  answer(201)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(kept()).toEqual([])
  expect([idOf(1), idOf(2)]).toEqual([idOf(0), idOf(0)])
})

it('says so when an enquiry can neither be sent nor kept, and keeps the draft under its id', async () => {
  answer(500)
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await submitForm('popup', typed, filled)).toEqual({ kind: 'lost' })
  expect(readDraft('popup')).toEqual({ id: idOf(0), values: typed })
  vi.restoreAllMocks()
})

it('takes a new id where the old one has arrived with other words', async () => {
  answer(409)
  answer(201)
  expect(await submitForm('popup', typed, filled)).toEqual({ kind: 'done' })
  expect(idOf(1)).not.toBe(idOf(0))
})

it('shows at the fields what the site refuses', async () => {
  const body = JSON.stringify({ errors: [{ field: 'email' }, { field: 'cart.0.cnt' }] })
  post.mockResolvedValueOnce(new Response(body, { status: 400 }))
  expect(await submitForm('order', typed, filled)).toEqual({
    kind: 'wrong',
    errors: { email: 'formField.errors.email' },
  })
  answer(400)
  expect(await submitForm('order', typed, filled)).toEqual({ kind: 'lost' })
})
