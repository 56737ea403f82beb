import { describe, expect, it, vi } from 'vitest'
import { detail, ID, order, createTestSite } from '../testing/test-site.ts'

const { ask, post, postOrder, deliverDue, spool, spooled } = createTestSite()

describe('an enquiry', () => {
  it('is accepted as it is, and its delivery begins [R10.1]', async () => {
    const answer = await postOrder()
    expect([answer.status, await answer.json()]).toEqual([201, { id: ID }])
    expect(spooled()).toEqual([order])
    expect(deliverDue).toHaveBeenCalled()
  })

  it('is the same under the same id, and another under that id is refused [R10.2]', async () => {
    await postOrder()
    expect((await postOrder()).status).toBe(201)
    expect((await postOrder({ ...order, message: 'Two saws' })).status).toBe(409)
    expect(spooled()).toEqual([order])
  })

  it.each(Object.keys(order))('without %s is refused [R10.3]', async (field) => {
    const { [field as 'phone']: _gone, ...rest } = order
    const answer = await postOrder(rest)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { errors: { field: string }[] }).errors[0]?.field).toBe(field)
    expect(spooled()).toEqual([])
  })

  it.each([
    ['an extra field', { ...order, admin: true }],
    ['a number for a name', { ...order, full_name: 5 }],
    ['a list for a message', { ...order, message: ['x'] }],
    ['a basket that is none', { ...order, cart: 'saw' }],
    ['a quantity of nothing', { ...order, cart: [{ ...order.cart[0], cnt: 0 }] }],
    ['a language that there is not', { ...order, language: 'xx' }],
    ['line ends in the name', { ...order, full_name: 'Ada\r\nBcc: x@evil.example' }],
    ['line ends in the address', { ...order, email: 'ada@example.com\r\nBcc: x@evil.example' }],
    ['a null byte', { ...order, message: 'nothing\u0000here' }],
    ['10,001 characters', { ...order, message: 'x'.repeat(10_001) }],
    [
      'files that are not there',
      { ...order, files: [{ name: 'a.pdf', type: 'application/pdf', size: 1, sha256: 'a'.repeat(64) }] },
    ],
    ['nothing', null],
    ['a list', [order]],
  ])('with %s is refused [R10.3]', async (_what, body) => {
    expect((await postOrder(body)).status).toBe(400)
    expect(spooled()).toEqual([])
  })

  it.each(['{"full_name":', '', 'null', '"text"', '[]'])('of broken JSON is refused: %s [R10.4]', async (body) => {
    expect((await postOrder(body)).status).toBe(400)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
    'as %s is refused [R10.4]',
    async (type) => {
      const answer = await postOrder(order, { headers: { 'content-type': type } })
      expect([answer.status, await detail(answer)]).toEqual([415, 'the body must be application/json'])
    },
  )

  it('of 5 MB is refused, whatever it says of its length [R10.4]', async () => {
    const answer = await postOrder({ ...order, message: 'x'.repeat(5 * 1024 * 1024) })
    expect([answer.status, await detail(answer)]).toEqual([413, 'the body is too large'])
    const stream = new Blob([JSON.stringify({ ...order, message: 'x'.repeat(5e6) })]).stream()
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit
    expect((await ask('/api/contactme/', init)).status).toBe(413)
  })

  it('of 10,000 characters is accepted [R10.3]', async () => {
    expect((await postOrder({ ...order, message: 'ж'.repeat(10_000) })).status).toBe(201)
  })

  it('with script and SQL in every field arrives unchanged [R10.3]', async () => {
    const nasty = `"><script>alert(1)</script>'); DROP TABLE enquiries;--`
    const fields = {
      full_name: nasty,
      phone: nasty,
      company_name: nasty,
      country: nasty,
      message: nasty,
      action_location: nasty,
    }
    expect((await postOrder({ ...order, ...fields })).status).toBe(201)
    expect(spooled()).toEqual([{ ...order, ...fields }])
    expect((await postOrder({ ...order, email: nasty }, { id: ID.replace('0', '1') })).status).toBe(400)
  })

  it.each(['//evil.example/x', 'https://evil.example', String.raw`/\evil.example`, 'javascript:alert(1)'])(
    'from %j counts as sent from the home page: a link to it would lead elsewhere [R12.70]',
    async (action_location) => {
      expect((await postOrder({ ...order, action_location })).status).toBe(201)
      expect(spooled()).toEqual([{ ...order, action_location: '/' }])
    },
  )

  it('under an id that is no UUID is refused [R10.2]', async () => {
    expect((await postOrder(order, { id: `'; DROP TABLE enquiries` })).status).toBe(400)
  })

  it('is refused when the disk is full [R10.5]', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    spool().close()
    for (const id of [null, ID]) {
      const answer = await postOrder(order, { id })
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30'])
    }
    expect((await ask('/metrics', {}, '::1')).status).toBe(200)
  })
})

describe('a page of another site', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ origin: 'https://norvane.example' }, 201],
    [{ origin: 'http://localhost', host: 'localhost' }, 201],
    [{ 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }, 403],
    [{}, 201],
  ])('with %j gets %i [R12.5]', async (headers: Record<string, string>, status) => {
    expect((await postOrder(order, { headers })).status).toBe(status)
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await post('/contact', 'a=b', { headers: form })).status).toBe(status === 201 ? 200 : status)
  })
})
