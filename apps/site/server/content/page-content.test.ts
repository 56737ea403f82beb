import type { Client } from '@vitrine/contract/client'
import { ApiError, ApiUnreachable } from '@vitrine/contract/errors'
import { afterEach, expect, it, vi } from 'vitest'
import { createPageContent } from './page-content.ts'

afterEach(() => vi.restoreAllMocks())

const failing = (error: unknown) => createPageContent((() => Promise.reject(error)) as unknown as Client, 'en')
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'no error',
    (thrown: { init?: { status?: number } }) => thrown.init?.status,
  )

it.each([404, 500])('what a page is about fails with %i as the call did [R8.10]', async (status) => {
  const { content } = failing(apiError(status))
  expect(await statusOf(content.need('getProduct', { id: 'x' }))).toBe(status)
})

it('logs what a page only wants, such as the slides, and leaves it empty [R8.11, R13.5]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const page = failing(apiError(500))
  expect(await page.content.want('listHomeSlides', [])).toEqual([])
  expect(log).toHaveBeenCalledOnce()
  expect(page.isPartial()).toBe(true)
})

it('asks for patience while nobody answers [R13.9]', async () => {
  const { content } = failing(new ApiUnreachable('refused'))
  expect(await statusOf(content.want('listHomeSlides', []))).toBe(503)
})

function apiError(status: number): ApiError {
  return new ApiError(status, 'refused')
}
