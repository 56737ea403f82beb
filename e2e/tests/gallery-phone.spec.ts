import { ContentProxy } from '../content-proxy.ts'
import { expect, test } from '../fixtures.ts'
import { SecondInstance } from '../second-instance.ts'
import { swipe } from '../touch.ts'
import { portFor } from '../test-instance.ts'

type Pictured = { images: { src: string }[] }

let proxy: ContentProxy
const site = new SecondInstance(portFor(0))

test.use({ allow: /\/media\// })

test.beforeAll(async () => {
  proxy = new ContentProxy(portFor(1), (path, body) => {
    if (!/\/shop\/products\/nv-450/.test(path)) return body
    const { images } = body as Pictured
    return { ...(body as Pictured), images: [...images, ...images.map((it) => ({ ...it, src: `${it.src}?again` }))] }
  })
  await proxy.isReady()
  await site.start(proxy.base)
})

test.afterAll(async () => {
  await site.remove()
  proxy.stop()
})

for (const [prefix, distance] of [
  ['', -250],
  ['/ar', 250],
] as const)
  test(`${prefix || '/'}: a swipe shows the next picture [R19.5]`, async ({ page }) => {
    await page.goto(`${site.url}${prefix}/product/pvc-screwing-machines/nv-450-double-mitre-saw`)
    await page.locator('main button[aria-haspopup="dialog"]:has(img)').first().tap()
    const status = page.getByRole('dialog').getByRole('status')
    const first = await status.textContent()
    // A swipe before the picture is there has no effect: swipe again.
    await expect(async () => {
      await swipe(page, { x: 195, y: 400 }, { x: 195 + distance, y: 400 })
      await expect(status).not.toHaveText(first ?? '', { timeout: 1500 })
    }).toPass()
  })
