import { describe, expect, it } from 'vitest'
import { decideScreenRefusal } from './screen-requests.ts'

const decide = (method: string, url: string, headers: Record<string, string> = {}, signedIn = false) =>
  decideScreenRefusal({ method, url, headers }, async () => signedIn)
const call = { 'next-action': '402da3f03b0a36f4b3803fa0381d2b75b7165deb62' }

describe('screens of the back office', () => {
  it.each(['GET', 'HEAD'])('are read with %s [R12.46]', async (method) => {
    expect(await decide(method, '/admin/login?redirect=%2Fadmin')).toBeNull()
  })

  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS'])('are not asked with %s, by nobody [R12.46]', async (method) => {
    expect(await decide(method, '/admin', call, true)).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } })
  })

  it('take calls of who is signed in, and no forms [R12.46]', async () => {
    expect(await decide('POST', '/admin/collections/products/1', call, true)).toBeNull()
    expect(await decide('POST', '/admin/login', call)).toMatchObject({ status: 405 })
    expect(await decide('POST', '/%61dmin/login', call)).toMatchObject({ status: 405 })
    expect(await decide('POST', '/admin/login', {}, true)).toMatchObject({ status: 405 })
  })

  it('take the form of the setup link, of a stranger too [R12.46, R12.38]', async () => {
    expect(await decide('POST', '/admin/setup')).toBeNull()
    expect(await decide('PUT', '/admin/setup')).toMatchObject({ status: 405 })
    expect(await decide('POST', '/admin/setup/other')).toMatchObject({ status: 405 })
  })

  it('are not asked with a state that Next cannot read [R12.46]', async () => {
    const tree = encodeURIComponent(JSON.stringify(['', { children: ['admin', {}] }]))
    expect(await decide('GET', '/admin', { 'next-router-state-tree': tree })).toBeNull()
    for (const state of ['x', '%', '%5B', '%22a%22', tree.repeat(1000)])
      expect(await decide('GET', '/admin', { 'next-router-state-tree': state })).toMatchObject({ status: 400 })
  })

  it('are none of what is beside them [R12.46]', async () => {
    expect(await decide('DELETE', '/administration')).toBeNull()
    expect(await decide('PUT', '/cms-api/users/1', { 'next-router-state-tree': 'x' })).toBeNull()
  })
})
