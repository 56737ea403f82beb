// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BasketLine } from '../../../shared/basket/basket.ts'
import { saveDraft, readDraft } from '../form/drafts.ts'
import { sendOutbox } from './outbox.ts'
import { findErrors, submitForm as submit } from './submit-form.ts'

type Key = string
const idb = vi.hoisted(() => ({
  get: vi.fn<(key: Key) => Promise<unknown>>(),
  set: vi.fn<(key: Key, value: unknown) => Promise<void>>(),
  del: vi.fn<(key: Key) => Promise<void>>(),
}))
vi.mock('idb-keyval', () => idb)

const values = {
  full_name: 'Ada',
  phone: '441234567',
  email: 'ada@example.com',
  company_name: 'Engines Ltd',
  country: 'DE',
  message: 'A saw, please.',
}
const saw: BasketLine = { id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }
const context = { language: 'ru' as const, location: '/ru/turnkey', basket: [saw] }
const outbox = () => JSON.parse(localStorage.getItem('enquiries') ?? '[]') as { id: string; payload: object }[]
const post = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const answer = (status: number) => post.mockResolvedValueOnce(new Response('{}', { status }))
const filesOf = (call: number) => (post.mock.calls[call]?.[1].body as FormData | undefined)?.getAll('file')
const idOf = (call: number) => new Headers(post.mock.calls[call]?.[1].headers).get('idempotency-key')

/** Submits while the clock runs: the result comes after 200 ms at the earliest. */
async function submitForm(...form: Parameters<typeof submit>) {
  const submitted = submit(...form)
  await vi.advanceTimersByTimeAsync(1000)
  return submitted
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  post.mockReset()
  idb.del.mockResolvedValue()
  vi.stubGlobal('fetch', post)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('sends an order with all its fields and deletes the draft [R3.16, R10.9]', async () => {
  saveDraft('order', values)
  const { id } = readDraft('order')
  answer(201)
  expect(await submitForm('order', values, context)).toEqual(expect.objectContaining({ kind: 'done' }))
  expect(post.mock.calls[0]?.[0]).toBe('/api/order_request/')
  const sent: unknown = JSON.parse(String(post.mock.calls[0]?.[1].body))
  expect(sent).toEqual({ ...values, country: 'Germany', language: 'ru', action_location: '/ru/turnkey', cart: [saw] })
  expect(idOf(0)).toBe(id)
  expect(readDraft('order').values).toEqual({})
})

it('sends nothing that is invalid [R5.6]', async () => {
  const wrong = { ...values, phone: 'call me', country: '' }
  const errors = { phone: 'formField.errors.phone', country: 'formField.errors.require' }
  expect(await submitForm('order', wrong, context)).toEqual({ kind: 'invalid', errors })
  expect(findErrors('order', wrong)).toEqual(errors)
  expect(post).not.toHaveBeenCalled()
})

it('keeps what cannot be sent and sends it later under the same id [R10.10]', async () => {
  post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await submitForm('popup', values, context)).toEqual(expect.objectContaining({ kind: 'done' }))
  expect(outbox()).toHaveLength(1)
  answer(503)
  await sendOutbox()
  expect(outbox()).toHaveLength(1)
  answer(201)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(outbox()).toEqual([])
  expect([idOf(1), idOf(2)]).toEqual([idOf(0), idOf(0)])
})

it.each(['order', 'footer'] as const)(
  'shows success for the %s form whatever the failure behind it [R8.13]',
  async (form) => {
    const footer = { full_name: 'Ada', phone: '441234567', email: 'ada@example.com', contact_message: 'Hello' }
    const typed = form === 'order' ? values : footer
    for (const status of [500, 503, 404, 403]) {
      answer(status)
      expect([status, await submitForm(form, typed, context)]).toEqual([
        status,
        expect.objectContaining({ kind: 'done' }),
      ])
    }
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await submitForm(form, typed, context)).toEqual(expect.objectContaining({ kind: 'done' }))
  },
)

it('reports an enquiry that can neither be sent nor kept, and keeps its draft under its id [R10.11]', async () => {
  answer(500)
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full })
  expect(await submitForm('popup', values, context)).toEqual({ kind: 'failed', submitError: { kind: 'not-sent' } })
  expect(readDraft('popup')).toMatchObject({ id: idOf(0), values: values })
})

it('takes a new id where the old one was used with other content [R10.2]', async () => {
  answer(409)
  answer(201)
  expect(await submitForm('popup', values, context)).toEqual(expect.objectContaining({ kind: 'done' }))
  expect(idOf(1)).not.toBe(idOf(0))
})

it('returns errors for the fields that the site refuses', async () => {
  const body = JSON.stringify({ errors: [{ field: 'email' }, { field: 'cart.0.cnt' }] })
  post.mockResolvedValueOnce(new Response(body, { status: 400 }))
  expect(await submitForm('order', values, context)).toEqual({
    kind: 'invalid',
    errors: { email: 'formField.errors.email' },
  })
  answer(400)
  expect(await submitForm('order', values, context)).toEqual({ kind: 'failed', submitError: { kind: 'not-sent' } })
})

it('keeps the draft and returns when to try again where too many have come from here [R10.11]', async () => {
  saveDraft('order', values)
  post.mockResolvedValueOnce(new Response('{}', { status: 429, headers: { 'retry-after': '130' } }))
  expect(await submitForm('order', values, context)).toEqual({
    kind: 'failed',
    submitError: { kind: 'rate-limited', minutes: 3 },
  })
  expect(readDraft('order').values).toEqual(values)
  expect(outbox()).toEqual([])
})

it('returns which file the site refuses [R10.7]', async () => {
  const problems = [{ reason: 'wrongKind', name: 'saw.pdf' }]
  const body = JSON.stringify({ errors: [{ field: 'files', message: 'wrongKind', name: 'saw.pdf' }] })
  post.mockResolvedValueOnce(new Response(body, { status: 400 }))
  expect(await submitForm('order', values, context)).toEqual({
    kind: 'failed',
    submitError: { kind: 'files', problems },
  })
})

describe('files of an order that cannot be sent', () => {
  const files = [new File(['%PDF-1.7'], 'saw.pdf')]
  const store = new Map<string, unknown>()
  beforeEach(() => {
    store.clear()
    idb.set.mockImplementation(async (key, value) => void store.set(key, value))
    idb.get.mockImplementation(async (key) => store.get(key))
    idb.del.mockImplementation(async (key) => void store.delete(key))
  })

  it('are kept with it, sent with it, and then deleted [R10.10]', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await submitForm('order', values, { ...context, files })).toEqual(expect.objectContaining({ kind: 'done' }))
    expect(store.size).toBe(1)
    answer(201)
    await sendOutbox()
    expect(filesOf(1)).toHaveLength(1)
    expect([outbox(), store.size]).toEqual([[], 0])
  })

  it('that the browser cannot keep leave the draft as it is [R10.11]', async () => {
    idb.set.mockRejectedValue(new DOMException('full', 'QuotaExceededError'))
    answer(503)
    expect(await submitForm('order', values, { ...context, files })).toEqual({
      kind: 'failed',
      submitError: { kind: 'not-sent' },
    })
    expect(outbox()).toEqual([])
  })

  it('that cannot be read for the moment are waited for [R10.10]', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await submitForm('order', values, { ...context, files })
    idb.get.mockRejectedValueOnce(new DOMException('busy', 'UnknownError'))
    await sendOutbox()
    expect([post.mock.calls.length, outbox().length]).toEqual([1, 1])
  })

  it('that the browser has lost are mentioned in the order', async () => {
    post.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await submitForm('order', values, { ...context, files })
    store.clear()
    answer(201)
    await sendOutbox()
    const { message } = JSON.parse(String(post.mock.calls[1]?.[1].body)) as { message: string }
    expect(message).toBe('A saw, please.\n\n[The browser has lost 1 files that were to come with it.]')
  })
})

it('shows the result of an answer that comes at once after 200 ms, not before [R9.2]', async () => {
  answer(201)
  let isShown = false
  void submit('popup', values, context).then(() => (isShown = true))
  await vi.advanceTimersByTimeAsync(199)
  expect([post.mock.calls.length, isShown]).toEqual([1, false])
  await vi.advanceTimersByTimeAsync(1)
  expect(isShown).toBe(true)
})
