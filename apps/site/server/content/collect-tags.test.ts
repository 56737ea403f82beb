import type { AnswerClient } from '@vitrine/contract/client'
import { ApiError } from '@vitrine/contract/errors'
import { expect, it } from 'vitest'
import type { Tags } from '../page-cache/tags.ts'
import { collectTags } from './collect-tags.ts'

/** Each call answers with the tags under its name; `none` is a 404. */
function collect(tags: Record<string, Tags>) {
  return collectTags((async (name: string) => {
    if (name === 'checkRedirect') throw new ApiError(404, 'not found', tags[name])
    return { body: [], tags: tags[name] ?? null, total: null, length: 2 }
  }) as unknown as AnswerClient)
}

it('unites what all answers of a page were made from, a 404 too [R13.16]', async () => {
  const page = collect({ listProducts: ['products', 'a'], listPosts: ['a', 'posts'], checkRedirect: ['redirects'] })
  await Promise.all([page.client('listProducts', 'en'), page.client('listPosts', 'de')])
  await expect(page.client('checkRedirect', 'en', { path: '/x/' })).rejects.toThrow('not found')
  expect(page.tags()).toEqual(['products', 'a', 'posts', 'redirects'])
})

it('does not know what a page was made from where one answer does not say [R13.16]', async () => {
  const page = collect({ listProducts: ['products'], checkRedirect: null })
  await page.client('listProducts', 'en')
  expect(page.tags()).toEqual(['products'])
  await page.client('checkRedirect', 'en', { path: '/x/' }).catch(() => undefined)
  expect(page.tags()).toBeNull()
  expect(collect({}).tags()).toEqual([])
})
