import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createClient } from './client.ts'
import { checkConformance } from './conformance.ts'
import { stubServer } from './stub-server.ts'

let base = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => stubServer.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(stubServer.address() as AddressInfo).port}/api`
})
afterAll(() => void stubServer.close())

it('keeps the contract [R18.10]', async () => {
  const findings = await checkConformance(base)
  expect(findings.length).toBeGreaterThan(500)
  expect(findings.filter((it) => it.problem)).toEqual([])
})

it('answers the client made from the contract [R18.10]', async () => {
  const call = createClient({ base })
  expect((await call('getProduct', 'ru', { id: 'sample-saw' })).model).toBe('SA 100')
  await expect(call('getProduct', 'ru', { id: 'another' })).rejects.toMatchObject({
    name: 'ApiError',
    status: 404,
    detail: 'not found',
  })
})
