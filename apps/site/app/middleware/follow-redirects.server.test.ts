import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { siteContext, type SiteContext } from '../../shared/site-context.ts'
import { followRedirects } from './follow-redirects.server.ts'

async function visit(path: string, found: { new_path: string; status: number; external?: boolean } | null = null) {
  const optional = vi.fn().mockResolvedValue(found)
  const context = new RouterContextProvider()
  context.set(siteContext, { api: { optional } } as unknown as SiteContext)
  const request = new Request(`http://localhost${path}`)
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' }
  const result = await Promise.resolve(followRedirects(args as never, async () => new Response('page'))).catch(
    (thrown: Response) => thrown,
  )
  const response = result as Response
  return {
    status: response.status,
    location: response.headers.get('location'),
    lookedUp: optional.mock.calls.map((call) => call[2]?.path as string),
  }
}

it.each([
  ['/old', { new_path: '/category/saws/', status: 301 }, 301, '/category/saws'],
  ['/old/', { new_path: '/', status: 308 }, 308, '/'],
  [
    '/cat%C3%A1logo',
    { new_path: '/категория?x=1', status: 302 },
    302,
    '/%D0%BA%D0%B0%D1%82%D0%B5%D0%B3%D0%BE%D1%80%D0%B8%D1%8F?x=1',
  ],
  ['/shop', { new_path: 'https://shop.example/a?b', status: 302, external: true }, 302, 'https://shop.example/a?b'],
  ['/shop', { new_path: '//evil.example/', status: 302 }, 302, '/evil.example'],
  ['/about/', null, 301, '/about'],
  ['/search-result/?q=saw', null, 301, '/search-result?q=saw'],
  ['//evil.example//', null, 301, '/evil.example'],
])('%s redirects [R7.9, R8.6, R13.7, R14.5]', async (path, found, status, location) => {
  expect(await visit(path, found)).toMatchObject({ status, location })
})

it('looks up the decoded path without query, with slashes at both ends [R7.3, R7.7]', async () => {
  expect((await visit('/cat%C3%A1logo?utm=1')).lookedUp).toEqual(['/catálogo/'])
})

it('does not redirect a page to itself [R7.9]', async () => {
  expect((await visit('/about', { new_path: '/about/', status: 301 })).status).toBe(200)
})

it.each(['/_nuxt/x', '/_ipx/x', '/media/x', '/compare', '/ro/compare/1', '/_loading'])(
  'looks nothing up for %s [R7.8]',
  async (path) => {
    expect(await visit(path)).toMatchObject({ status: 200, lookedUp: [] })
  },
)

it('looks up an address that cannot be decoded as it is [R7.7]', async () => {
  expect((await visit('/%E0%A4%A')).lookedUp).toEqual(['/%E0%A4%A/'])
})
