import { RouterContextProvider } from 'react-router'
import { expect, it, vi } from 'vitest'
import { RedirectCheckFailed, RedirectNotFound } from '../../shared/errors/redirect-errors.ts'
import { siteContext, type SiteContext } from '../../shared/site-context.ts'
import { followRedirects } from './follow-redirects.server.ts'

type Found = { new_path: string | null; status: number; external?: boolean }
const stays: Found = { new_path: null, status: 301 }

async function visit(path: string, found: Found | Error = stays) {
  const findRedirect = vi.fn(async (_path: string) => {
    if (found instanceof Error) throw found
    return found
  })
  const context = new RouterContextProvider()
  context.set(siteContext, { api: { findRedirect } } as unknown as SiteContext)
  const request = new Request(`http://localhost${path}`)
  const args = { request, context, params: {}, url: new URL(request.url), pattern: '' }
  const result = await Promise.resolve(followRedirects(args as never, async () => new Response('page'))).catch(
    (thrown: Response) => thrown,
  )
  const response = result as Response
  return {
    status: response.status,
    location: response.headers.get('location'),
    lookedUp: findRedirect.mock.calls.map(([path]) => path),
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
  // What is encoded stays as it is, and a percent sign alone is one.
  ['/old', { new_path: '/%D0%BA%D0%B0%D1%82/a%2Fb/100%', status: 301 }, 301, '/%D0%BA%D0%B0%D1%82/a%2Fb/100%25'],
  ['/old', { new_path: 'saws', status: 301 }, 301, '/saws'],
  ['/about/', stays, 301, '/about'],
  ['/search-result/?q=saw', stays, 301, '/search-result?q=saw'],
  ['//evil.example//', stays, 301, '/evil.example'],
])('%s redirects [R7.9, R8.6, R13.7, R14.5]', async (path, found, status, location) => {
  expect(await visit(path, found)).toMatchObject({ status, location })
})

it('looks up the decoded path without query, with slashes at both ends [R7.3, R7.7]', async () => {
  expect((await visit('/cat%C3%A1logo?utm=1')).lookedUp).toEqual(['/catálogo/'])
})

it.each([
  ['/about', '/about/'],
  ['/cat%C3%A1logo', '/catálogo/'],
  ['/catálogo', '/cat%C3%A1logo'],
  ['/about', '/about?utm=1'],
])('does not redirect %s to itself as %s [R7.9]', async (path, new_path) => {
  expect((await visit(path, { new_path, status: 301 })).status).toBe(200)
})

it.each([
  ['https://evil.example/', undefined],
  ['HTTPS://evil.example/', false],
  ['javascript:alert(1)', true],
  ['javascript:alert(1)', undefined],
])('does not follow %s where external is %s [R8.6, R14.5]', async (new_path, external) => {
  const found = { new_path, status: 301, ...(external !== undefined && { external }) }
  expect(await visit('/shop', found)).toMatchObject({ status: 200, location: null })
})

it('never leaves the site by a path [R8.6, R14.5]', async () => {
  const { location } = await visit('/shop', { new_path: '/\\\\evil.example', status: 301 })
  expect(new URL(location ?? '', 'https://norvane.example').origin).toBe('https://norvane.example')
})

it('logs a check that was answered without a redirect, keeps silent about other errors, and goes on [R8.8, R8.9]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect((await visit('/de/about', new RedirectCheckFailed({ cause: new Error('404: not found') }))).status).toBe(200)
  expect(log.mock.calls).toEqual([['Failed to fetch SEO redirect info: checkRedirect (de):', '404: not found']])
  expect((await visit('/about', new RedirectNotFound())).status).toBe(200)
  expect(log).toHaveBeenCalledTimes(1)
  log.mockRestore()
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
