import type { Client } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageApi } from './page-api.ts'

afterEach(() => vi.restoreAllMocks())

const failing = (error: unknown) => createPageApi((() => Promise.reject(error)) as unknown as Client, 'en')
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no error',
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  )

it.each([404, 500])('what a page requires fails with %i as the call did [R8.10]', async (status) => {
  const { api } = failing(apiError(status))
  expect(await statusOf(api.required('getProduct', { id: 'x' }))).toBe(status)
})

it('logs what is optional, such as the slides, and leaves it empty [R8.11, R13.5]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = failing(apiError(500))
  expect(await page.api.optional('listHomeSlides', [])).toEqual([])
  expect(log).toHaveBeenCalledOnce()
  expect(page.isPartial()).toBe(true)
})

it('fails with 503 while the content API does not answer [R13.9]', async () => {
  const { api } = failing(new ApiUnreachable('refused'))
  expect(await statusOf(api.optional('listHomeSlides', []))).toBe(503)
})

function apiError(status: number): ApiError {
  return new ApiError(status, 'refused')
}
