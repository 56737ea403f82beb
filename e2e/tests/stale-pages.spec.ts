import { logIn } from '../back-office.ts'
import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'
import { SecondInstance } from '../second-instance.ts'
import { cmsApi, portFor } from '../test-instance.ts'

// A site that tells a CDN what its pages are made from.
const site = new SecondInstance(portFor(0))
test.beforeAll(() => site.start(cmsApi, { CDN_TAG_HEADER: 'surrogate-key' }))
test.afterAll(() => site.remove())

const slug = 'nv-145-seamless-four-head-welder'
const ownPage = `/product/pvc-screwing-machines/${slug}`

type Listed = { slug: string }
type Product = { id: number; subtitle: string; category: number; related?: number[] }

test('the pages that show a product are made from it, no other is, and what is published of it comes to all of them [R13.16]', async ({
  request,
}) => {
  const headers = await logIn(request)
  const list = async (path: string) => (await (await request.get(`${cmsApi}${path}`)).json()) as Listed[]
  const found = await request.get(`/cms-api/products?where[slug][equals]=${slug}&depth=0`, { headers })
  const { docs } = (await found.json()) as { docs: Product[] }
  const { id = 0, subtitle = '', category } = docs[0] ?? {}
  const read = async (path: string) => {
    const answer = await request.get(site.url + path)
    const tags = (answer.headers()['surrogate-key'] ?? '').split(' ')
    return {
      html: await answer.text(),
      isMadeFrom: tags.includes(`products:${id}`),
      isMadeFromAll: tags.includes('products'),
    }
  }
  const paths = [
    // The page at / depends on the visitor's language, so that no CDN is told of it.
    '/de',
    '/about',
    '/contact',
    '/reviews',
    '/service',
    '/turnkey',
    '/category',
    '/product',
    screens.post,
    ...(await list('/shop/categories/')).map((it) => `/category/${it.slug}`),
    ...(await list('/shop/turnkeys/')).map((it) => `/turnkey/${it.slug}`),
    ...(await list('/shop/products')).map((it) => `/product/pvc-screwing-machines/${it.slug}`),
  ]
  const showing: string[] = []
  for (const path of paths) {
    const { html, isMadeFrom, isMadeFromAll } = await read(path)
    const shows = path === ownPage || html.includes(`${ownPage}"`)
    // The plan of a plant asks for its machines, which refer to others.
    const mayBe = path.startsWith('/turnkey/') ? [shows, true] : [shows]
    expect([path, mayBe.includes(isMadeFrom), isMadeFromAll]).toEqual([path, true, false])
    if (shows) showing.push(path)
  }
  expect(category).toBeDefined()
  expect(showing).toEqual(expect.arrayContaining(['/category', '/product', ownPage]))
  // Its category, other products to which it is related, turnkeys that have it.
  expect(showing.some((path) => path.startsWith('/category/'))).toBe(true)
  expect(showing.length).toBeGreaterThan(4)

  const publish = (text: string) =>
    request.patch(`/cms-api/products/${id}?locale=en&depth=0`, {
      headers,
      data: { subtitle: text, _status: 'published' },
    })
  const published = 'Four heads and no seam, as published a moment ago'
  const withSubtitle: string[] = []
  for (const path of showing) if ((await read(path)).html.includes(subtitle)) withSubtitle.push(path)
  expect(withSubtitle).toContain(ownPage)
  try {
    expect((await publish(published)).status()).toBe(200)
    for (const path of withSubtitle)
      await expect.poll(async () => (await read(path)).html.includes(published), { timeout: 15_000 }).toBe(true)
  } finally {
    await publish(subtitle)
  }
})
