import { ContentProxy, Failure } from '../content-proxy.ts'
import { expect, test } from '../fixtures.ts'
import { SecondInstance } from '../second-instance.ts'
import { portFor } from '../test-instance.ts'

const PROXY_PORT = portFor(1)
const failing: Record<string, number> = {
  '/api/shop/products': 500,
  '/api/shop/products/nv-420-up-cut-saw/': 500,
  '/api/shop/categories/welding-machines/': 500,
  '/api/shop/turnkeys/pvc-line-150-windows-brazil/': 500,
  '/api/main/reviews/': 500,
  '/api/main/aboutus/': 418,
  '/api/shop/products/nv-450-double-mitre-saw/': 418,
}

/** A block with a video, which the demo company does not have. */
const withVideo = (section: { image: unknown }) => ({
  ...section,
  video: { title: 'At work', sources: [{ src: '/media/video.mp4', type: 'video/mp4' }], poster: null },
  video_preview: section.image,
})

let proxy: ContentProxy
const site = new SecondInstance(portFor(0))

// A company without posts and dealers, whose backend fails for some calls. Pictures are served by the product whose content this is.
test.use({ allow: new RegExp(`/media/|:${portFor(0)}|Error|error`) })

test.beforeAll(async () => {
  proxy = new ContentProxy(PROXY_PORT, (path, body) => {
    const status = failing[path.split('?')[0] ?? '']
    if (status) return new Failure(status)
    if (path === '/api/main/categorysections/' && Array.isArray(body)) return body.map(withVideo)
    return /\/main\/(blog|dillers)\//.test(path) ? [] : body
  })
  await proxy.isReady()
  await site.start(proxy.base)
})

test.afterAll(async () => {
  await site.remove()
  proxy.stop()
})

for (const path of [
  '/product/pvc-screwing-machines/nv-420-up-cut-saw',
  '/ar/category/welding-machines',
  '/cn/product/welding-machines',
  '/product',
  '/ar/category',
  '/cn/turnkey/pvc-line-150-windows-brazil',
])
  test(`${path}: content that fails with 500 shows the error page in its language, with a link home [R2.50, R8.4, R8.10]`, async ({
    page,
  }) => {
    const answer = await page.goto(site.url + path)
    expect(answer?.status()).toBe(500)
    await expect(page.getByText('500', { exact: true })).toBeVisible()
    const [, prefix] = /^(\/ar|\/cn)?\//.exec(path) ?? []
    await expect(page.getByRole('main').getByRole('link')).toHaveAttribute('href', prefix ?? '/')
    if (!prefix) await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible()
  })

test('content that fails with another status is missing from its page, without the error page [R8.10]', async ({
  page,
}) => {
  const answer = await page.goto(`${site.url}/product/pvc-screwing-machines/nv-450-double-mitre-saw`)
  expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([503, 'no-store'])
  await expect(page.getByRole('heading', { name: 'This content is not available right now' })).toBeVisible()
  await expect(page.getByText(/^(418|503|An error occurred)$/)).toHaveCount(0)
  await expect(page.getByRole('banner')).toBeVisible()
})

test('other failures only leave a part of the page out [R8.11]', async ({ page }) => {
  expect((await page.goto(`${site.url}/`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Turnkey solutions' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What customers say' })).toHaveCount(0)
  expect((await page.goto(`${site.url}/about`))?.status()).toBe(200)
})

test('without posts the menus have no events, and the mobile menu neither service nor contact [R2.17, R2.27, R2.36]', async ({
  page,
}) => {
  await page.goto(`${site.url}/`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Events' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Events' })).toHaveCount(0)
  const entries = page.locator('#mobile-menu ul').last().locator('a')
  await expect(entries).toHaveText(['About Us', 'Turnkey'])
})

test('a continent without dealers says so [R8.18]', async ({ page }) => {
  await page.goto(`${site.url}/contact`)
  await expect(page.getByText('No dillers for selected region').filter({ visible: true })).toHaveCount(1)
})

test('the block of a category has its video with a preview, its products and the fixed action of its cards [R3.4, R3.5, R13.14]', async ({
  page,
}) => {
  const videos: string[] = []
  page.on('request', (request) => request.url().endsWith('.mp4') && videos.push(request.url()))
  await page.goto(`${site.url}/`, { waitUntil: 'networkidle' })
  const block = page
    .getByRole('region')
    .filter({ has: page.locator('video') })
    .filter({ hasNot: page.getByRole('region') })
    .first()
  const video = block.locator('video')
  await video.scrollIntoViewIfNeeded()
  // Its preview lies beneath it.
  const preview = video.locator('xpath=..').locator('img')
  await expect(preview).toHaveAttribute('src', /\/media\//)
  await expect(preview).toHaveAttribute('loading', 'lazy')
  await expect.poll(() => preview.boundingBox()).toEqual(await video.boundingBox())
  await expect(block.getByRole('button', { name: 'Play: At work' })).toBeVisible()
  expect(await video.evaluate((it: HTMLVideoElement) => [it.paused, it.autoplay, it.preload])).toEqual([
    true,
    false,
    'none',
  ])
  expect(videos).toEqual([])
  await expect(block.getByRole('link', { name: 'Get Consultation' }).first()).toBeVisible()
  await expect(block.getByRole('link', { name: 'See all machines' })).toHaveAttribute('href', /^\/category\//)
})
