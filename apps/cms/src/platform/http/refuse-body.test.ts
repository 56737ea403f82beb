import { describe, expect, it, vi } from 'vitest'
import { decideBodyRefusal } from './refuse-body.ts'

const MB = 1_000_000
const post = (headers: Record<string, string>, isSignedIn: boolean, url = '/cms-api/media') =>
  decideBodyRefusal({ url, headers }, async () => isSignedIn)

describe('before a body is read', () => {
  it('takes from strangers what a log-in needs, without asking who they are [R12.20]', async () => {
    const isSignedIn = vi.fn(async () => false)
    expect(await decideBodyRefusal({ url: '/x', headers: { 'content-length': '16384' } }, isSignedIn)).toBeNull()
    expect(isSignedIn).not.toHaveBeenCalled()
  })

  it.each([
    ['content-length', '16385'],
    ['content-length', String(110 * MB)],
    ['transfer-encoding', 'chunked'],
  ])('refuses from strangers %s: %s [R12.20]', async (name, value) => {
    expect(await post({ [name]: value, 'content-type': 'multipart/form-data; boundary=x' }, false)).toMatchObject({
      status: 413,
    })
  })

  it('takes an upload of who is signed in, up to the size of a film [R12.20]', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    expect(await post({ ...type, 'content-length': String(200 * MB) }, true)).toBeNull()
    expect(await post({ ...type, 'transfer-encoding': 'chunked' }, true)).toBeNull()
    expect(await post({ ...type, 'content-length': String(202 * MB) }, true)).toMatchObject({ status: 413 })
  })

  it('takes no JSON larger than any document, and none of unknown length [R12.20]', async () => {
    const type = { 'content-type': 'application/json' }
    expect(await post({ ...type, 'content-length': String(2 * MB) }, true)).toBeNull()
    expect(await post({ ...type, 'content-length': String(30 * MB) }, true)).toMatchObject({ status: 413 })
    expect(await post({ ...type, 'transfer-encoding': 'chunked' }, true)).toMatchObject({ status: 411 })
  })

  it('leaves the content API to its own limits [R12.20]', async () => {
    expect(await post({ 'content-length': String(40 * MB) }, false, '/api/order_request/?x=1')).toBeNull()
    expect(await post({ 'content-length': String(40 * MB) }, false, '/apis')).toMatchObject({ status: 413 })
  })
})
