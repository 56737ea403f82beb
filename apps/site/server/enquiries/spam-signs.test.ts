import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { SPAM_SIGNS_HEADER } from '@vitrine/contract/spool-api'
import { describe, expect, it } from 'vitest'
import { ID, order, createTestSite } from '../testing/test-site.ts'

const { open, ask, postOrder, spooled } = createTestSite()

describe('a sign that a program sent it', () => {
  it.each([
    ['a filled honeypot', { 'x-form-honeypot': '1' }, order, ['honeypot']],
    ['a second for a form', { 'x-form-age': '1000' }, order, ['too-fast']],
    ['many links', {}, { ...order, message: 'http://a.example https://b.example www.c.example' }, ['links']],
    ['all of it', { 'x-form-honeypot': '1', 'x-form-age': '3' }, order, ['honeypot', 'too-fast']],
  ])('%s is flagged and accepted [R10.20]', async (_what, headers, body, signs) => {
    expect((await postOrder(body, { headers })).status).toBe(201)
    expect(spooled()[0]?.spam_signs).toEqual(signs)
  })

  it('does not make another enquiry of the same [R10.2]', async () => {
    await postOrder(order, { headers: { 'x-form-age': '1000' } })
    expect((await postOrder(order, { headers: { 'x-form-age': '9000' } })).status).toBe(201)
  })

  it('is not what the sender says of itself [R10.20, R10.28]', async () => {
    await postOrder(order, { headers: { 'x-form-age': 'soon', [SPAM_SIGNS_HEADER]: 'links' } })
    expect(spooled()).toEqual([order])
    expect((await postOrder({ ...order, spam_signs: ['links'] }, { id: ID.replace('0', '1') })).status).toBe(400)
  })
})

/** Does the work that the site asks for. @returns the proof */
async function work(): Promise<string> {
  const challenge = (await (await ask('/proof')).json()) as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

describe('proof of work', () => {
  it('is asked of nobody unless it is switched on [R10.22]', async () => {
    expect((await ask('/proof')).status).toBe(404)
  })

  it('counts once; without it an enquiry is flagged and accepted [R10.20, R10.22]', async () => {
    open({ PROOF_OF_WORK: '1' })
    const proof = await work()
    const send = (digit: string, headers: Record<string, string>) =>
      postOrder(order, { id: ID.replace('0', digit), headers })
    const statuses = [
      await send('1', { 'x-proof': proof }),
      await send('2', { 'x-proof': proof }),
      await send('3', {}),
      await send('4', { 'x-proof': 'rubbish' }),
    ].map(({ status }) => status)
    expect(statuses).toEqual([201, 201, 201, 201])
    const flagged = ['no-proof']
    expect(spooled().map(({ spam_signs: signs }) => signs)).toEqual([undefined, flagged, flagged, flagged])
  })

  it('that was begun before a restart counts after it [R10.20, R12.41]', async () => {
    open({ PROOF_OF_WORK: '1' })
    const proof = await work()
    open({ PROOF_OF_WORK: '1', INTERNAL_SECRET: 'the secret of another start' })
    await postOrder(order, { headers: { 'x-proof': proof } })
    expect(spooled()[0]?.spam_signs).toBeUndefined()
  })
})
