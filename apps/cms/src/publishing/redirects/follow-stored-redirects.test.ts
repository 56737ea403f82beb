import { expect, it, vi } from 'vitest'
import { followRedirects, indexRedirects, type Redirect } from './follow-redirects.ts'
import { followStoredRedirects } from './follow-stored-redirects.ts'

const redirect = (from: string, to: string, status: Redirect['status'] = '301'): Redirect => ({ from, to, status })
const stored: Redirect[] = [
  redirect('/a/', '/b/'),
  redirect('/b/', '/c/', '302'),
  redirect('/de/b/', '/de/d/'),
  redirect('/x/', '/y/'),
  redirect('/y/', '/x/'),
  redirect('/product/pvc-screwing-machines/old/', '/product/pvc-screwing-machines/new/'),
  { ...redirect('/shop/', 'https://shop.example/'), external: true },
]
const find = vi.fn(async (pages: readonly string[]) => stored.filter(({ from }) => pages.includes(from)))

it.each(['/', '/a', '/ru/a/', '/de/a/', '/x/', '/fr/x/', '/product/any/old/', '/tr/shop/', '/elsewhere/?a=b'])(
  'follows %s as if all redirects were known [R14.6, R14.57]',
  async (path) => {
    expect(await followStoredRedirects(path, find)).toEqual(followRedirects(path, indexRedirects(stored)))
  },
)

it('asks once for a page without a redirect, and once for each step of a chain [R13.30]', async () => {
  find.mockClear()
  await followStoredRedirects('/ru/product/any/nv-450/', find)
  expect(find).toHaveBeenCalledTimes(1)
  find.mockClear()
  await followStoredRedirects('/a/', find)
  expect(find).toHaveBeenCalledTimes(3)
})
