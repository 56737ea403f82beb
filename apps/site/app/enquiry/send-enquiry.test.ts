import { afterEach, describe, expect, it, vi } from 'vitest'
import { decideSent, type Outgoing, sendEnquiry } from './send-enquiry.ts'

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
const enquiry: Outgoing = { id: '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11', kind: 'contact', language: 'tr', payload }

afterEach(() => vi.unstubAllGlobals())

it.each([
  [200, 'taken'],
  [201, 'taken'],
  [400, 'wrong'],
  [413, 'wrong'],
  [409, 'used'],
  [403, 'later'],
  [404, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
] as const)('an answer of %i means %s', (status, kind) => expect(decideSent(status)).toBe(kind))

describe('sendEnquiry', () => {
  it('posts as SPEC.md section 7 says, under the id', async () => {
    const post = vi.fn<typeof fetch>(async () => new Response('{}', { status: 201 }))
    vi.stubGlobal('fetch', post)
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'taken' })
    const [address, init] = post.mock.calls[0] ?? []
    expect(address).toBe('/api/contactme/')
    expect(init).toMatchObject({ method: 'POST', headers: { 'accept-language': 'tr', 'idempotency-key': enquiry.id } })
    expect(JSON.parse(String(init?.body))).toEqual(payload)
  })

  it('names the fields that the site refuses', async () => {
    const body = JSON.stringify({ detail: 'no', errors: [{ field: 'email', message: 'no' }] })
    vi.stubGlobal('fetch', async () => new Response(body, { status: 400 }))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'wrong', fields: ['email'] })
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 413 }))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'wrong', fields: [] })
  })

  it('takes no answer for later', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await sendEnquiry(enquiry)).toEqual({ kind: 'later' })
  })
})
