import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'
import { createClient, toRequest } from './client.ts'

const answering = (status: number, body: string) =>
  createClient({ base: 'http://api.example/api', fetch: async () => new Response(body, { status }) })

describe('toRequest', () => {
  it('fills the path, names the query keys and says the language [R1.9, R7.2, R7.14]', () => {
    const { url, init } = toRequest('/api', calls.listDealers, { continent: 'asia', timestamp: 7, more: 1 }, 'cn')
    expect(url).toBe('/api/main/dillers/?continent=asia&timestamp=7')
    expect(init.headers).toEqual({ accept: 'application/json', 'accept-language': 'cn' })
  })
  it('escapes what stands in a path', () => {
    expect(toRequest('', calls.getProduct, { id: 'a/b?c' }, 'en').url).toBe('/shop/products/a%2Fb%3Fc/')
  })
  it('asks for products without the last slash, as the contract has it [R7.13]', () => {
    expect(toRequest('', calls.listProducts, {}, 'en').url).toBe('/shop/products')
  })
})

describe('createClient', () => {
  it('says what a failure says [R7.4]', async () => {
    await expect(answering(404, '{"detail":"not found"}')('listProducts', 'en')).rejects.toMatchObject({
      status: 404,
      detail: 'not found',
    })
  })
  it('takes a failure without JSON', async () => {
    await expect(answering(502, '<html>')('listProducts', 'en')).rejects.toMatchObject({
      name: 'ApiError',
      status: 502,
    })
  })
  it.each(['', '<html>', '{}', '[{"id":1}]'])('refuses %j as a list of products [R13.12]', async (body) => {
    await expect(answering(200, body)('listProducts', 'en')).rejects.toMatchObject({ name: 'ContractViolation' })
  })
  it('throws ApiUnreachable without a response', async () => {
    const call = createClient({ base: 'http://127.0.0.1:9/api' })
    await expect(call('listProducts', 'en')).rejects.toMatchObject({ name: 'ApiUnreachable' })
  })
})
