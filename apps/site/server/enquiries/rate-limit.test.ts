import { beforeEach, describe, expect, it } from 'vitest'
import { contact, ID, type SendOptions, createTestSite } from '../testing/test-site.ts'

const { open, post } = createTestSite()

describe('the number of enquiries from one address', () => {
  beforeEach(() => open({ ENQUIRIES_PER_HOUR: '2', TRUST_PROXY: '1' }))
  const send = (digit: string, options: SendOptions = {}) =>
    post('/api/contactme/', contact, { id: ID.replace('0', digit), ...options })

  it('is limited; repeated enquiries and other addresses are not [R10.6]', async () => {
    expect([(await send('1')).status, (await send('2')).status]).toEqual([201, 201])
    const answer = await send('3')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3500)
    expect((await send('1')).status).toBe(201)
    expect((await send('3', { address: '203.0.113.6' })).status).toBe(201)
  })

  it('goes by what the trusted proxy saw, not by what a sender says [R10.6, R12.8]', async () => {
    const via = (digit: string, forwarded: string) => send(digit, { headers: { 'x-forwarded-for': forwarded } })
    expect((await via('1', '1.1.1.1, 198.51.100.1')).status).toBe(201)
    expect((await via('2', '2.2.2.2, 198.51.100.1')).status).toBe(201)
    expect((await via('3', '3.3.3.3, 198.51.100.1')).status).toBe(429)
  })

  it('counts a /64 of IPv6 as one [R10.6]', async () => {
    for (const [digit, end] of Object.entries({ 1: 'a', 2: 'b' }))
      await send(digit, { address: `2001:db8:1:2::${end}` })
    expect((await send('3', { address: '2001:db8:1:2:9::c' })).status).toBe(429)
    expect((await send('4', { address: '2001:db8:1:3::a' })).status).toBe(201)
  })
})
