import type { AnswerClient } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { expect, it } from 'vitest'
import { lookUpTogether } from './look-up-together.ts'

const redirect = { new_path: '/b/', status: 301 }
const found: Record<string, unknown> = {
  lookUpPage: { meta_info: { title: 'A' }, redirect, micro_layout: [] },
  checkRedirect: redirect,
  getMetaInfo: { title: 'A' },
  getMicroLayout: [],
  getCompany: { name: 'Norvane' },
}

/** @param failing the status that the one call fails with */
function ask(failing?: number) {
  const asked: string[] = []
  const client = lookUpTogether((async (name: string, language: string, input?: { path: string }) => {
    asked.push(`${name} ${language} ${input?.path ?? ''}`.trim())
    if (name === 'lookUpPage' && failing) throw new ApiError(failing, 'refused', ['redirects'])
    return { body: found[name], tags: ['redirects'], total: null, length: 2 }
  }) as unknown as AnswerClient)
  return { client, asked }
}

it('asks once for what three calls ask of a path, and gives each its part with the tags [R13.98]', async () => {
  const { client, asked } = ask()
  const about = { path: '/a/' }
  expect((await client('checkRedirect', 'de', about)).body).toEqual(redirect)
  expect(await client('getMetaInfo', 'de', about)).toEqual({
    body: { title: 'A' },
    tags: ['redirects'],
    total: null,
    length: 2,
  })
  expect((await client('getMicroLayout', 'de', about)).body).toEqual([])
  expect((await client('getCompany', 'de')).body).toEqual({ name: 'Norvane' })
  expect(asked).toEqual(['lookUpPage de /a/', 'lookUpPage de /a/', 'lookUpPage de /a/', 'getCompany de'])
})

it('asks each by itself where the program behind does not have the call [R13.98]', async () => {
  const { client, asked } = ask(404)
  expect((await client('checkRedirect', 'de', { path: '/a/' })).body).toEqual(redirect)
  expect(asked).toEqual(['lookUpPage de /a/', 'checkRedirect de /a/'])
})

it('fails as the call itself would [R13.98]', async () => {
  const { client, asked } = ask(500)
  await expect(client('checkRedirect', 'de', { path: '/a/' })).rejects.toThrow('refused')
  expect(asked).toEqual(['lookUpPage de /a/'])
})
