import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Submission } from '../../../shared/enquiries/submission.ts'
import { decideSendResult, sendEnquiry } from './send-enquiry.ts'

const payload = {
  full_name: 'Ada',
  phone: '441234567',
  email: 'ada@example.com',
  company_name: '',
  country: '',
  language: 'tr' as const,
  action_location: '/tr',
  contact_message: 'Merhaba',
}
const enquiry: Submission = { id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11', kind: 'contact', language: 'tr', payload }

let logged: string[] = []
beforeEach(() => {
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void logged.push(words.join(' ')))
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  [200, 'accepted'],
  [201, 'accepted'],
  [400, 'invalid'],
  [413, 'invalid'],
  [409, 'id-reused'],
  [403, 'retry-later'],
  [404, 'retry-later'],
  [429, 'rate-limited'],
  [500, 'retry-later'],
  [503, 'retry-later'],
] as const)('status %i means %s [R10.2, R10.10]', (status, kind) => expect(decideSendResult(status)).toBe(kind))

describe('sendEnquiry', () => {
  it('posts to the address of its kind, in its language, under the id [R7.2, R7.16, R10.2]', async () => {
    const post = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }))
    vi.stubGlobal('fetch', post)
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'accepted' })
    const [address, init] = post.mock.calls[0] ?? []
    expect(address).toBe('/api/contactme/')
    expect(init).toMatchObject({ method: 'POST', headers: { 'accept-language': 'tr', 'idempotency-key': enquiry.id } })
    expect(init?.headers).toMatchObject({ accept: 'application/json' })
    expect(JSON.parse(String(init?.body))).toEqual(payload)
  })

  it('logs an error of sending, and returns it to the form [R8.12]', async () => {
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 503 }))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'retry-later' })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'retry-later' })
    expect(logged).toEqual(['POST /api/contactme/: status 503', 'POST /api/contactme/: TypeError: Failed to fetch'])
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 201 }))
    await sendEnquiry(enquiry)
    expect(logged).toHaveLength(2)
  })

  it('returns the fields that the site refuses', async () => {
    const body = JSON.stringify({ detail: 'no', errors: [{ field: 'email', message: 'no' }] })
    vi.stubGlobal('fetch', async () => new Response(body, { status: 400 }))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'invalid', fields: ['email'], problems: [] })
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 413 }))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'invalid', fields: [], problems: [] })
  })

  it('may be repeated where no response came [R10.10]', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'retry-later' })
  })

  it('sends files beside the payload, and the form metadata [R10.2]', async () => {
    const post = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }))
    vi.stubGlobal('fetch', post)
    const metadata = { honeypot: true, ageMs: 1200 }
    await sendEnquiry({ ...enquiry, metadata }, [new File(['%PDF-1.7'], 'saw.pdf')])
    const init = post.mock.calls[0]?.[1]
    const body = init?.body as FormData
    expect([JSON.parse(String(body.get('payload'))), (body.get('file') as File).name]).toEqual([payload, 'saw.pdf'])
    expect(init?.headers).toMatchObject({ 'x-form-honeypot': '1', 'x-form-age': '1200', 'idempotency-key': enquiry.id })
    expect(init?.headers).not.toHaveProperty('content-type')
  })

  it('returns which files the site refuses, and how long to wait [R10.7]', async () => {
    const errors = [{ field: 'files', message: 'wrongKind', name: 'saw.pdf' }]
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ errors }), { status: 400 }))
    expect(await sendEnquiry(enquiry)).toMatchObject({ problems: [{ reason: 'wrongKind', name: 'saw.pdf' }] })
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 429, headers: { 'retry-after': '90' } }))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'rate-limited', seconds: 90 })
  })
})

it.each(['', '<html>', '{"anything": 1}', '[]'])('reads nothing from an answer such as %j [R7.16]', async (body) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status: 201 }))
  expect(await sendEnquiry(enquiry)).toEqual({ kind: 'accepted' })
})
