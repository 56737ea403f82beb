import { ContentProxy } from '../content-proxy.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { SecondInstance } from '../second-instance.ts'
import { portFor } from '../test-instance.ts'

const product = '/product/pvc-screwing-machines/nv-450-double-mitre-saw'

const screenSizes = [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const

type Pictured = { images: { src: string; alt: string }[] }

let proxy: ContentProxy
const site = new SecondInstance(portFor(0))

// Pictures are served by the product whose content this is.
test.use({ allow: /\/media\// })

/** Three pictures where the demo company has one. */
function withPictures<Item extends Pictured>(item: Item): Item {
  return { ...item, images: [1, 2, 3].flatMap((n) => item.images.map((it) => ({ ...it, src: `${it.src}?${n}` }))) }
}

test.beforeAll(async () => {
  proxy = new ContentProxy(portFor(1), (path, body) => {
    if (/\/shop\/products\/nv-450/.test(path)) return withPictures(body as Pictured)
    return path.startsWith('/api/shop/turnkeys/') && Array.isArray(body) ? body.map(withPictures) : body
  })
  await proxy.isReady()
  await site.start(proxy.base)
})

test.afterAll(async () => {
  await site.remove()
  proxy.stop()
})

for (const [prefix, onwards, back] of [
  ['', 'ArrowRight', 'ArrowLeft'],
  ['/ar', 'ArrowLeft', 'ArrowRight'],
  ['/cn', 'ArrowRight', 'ArrowLeft'],
] as const) {
  test(`${prefix}${product}: pictures open over the screen and are changed with the keys [R4.23, R19.2, R19.5]`, async ({
    page,
  }) => {
    await page.goto(site.url + prefix + product)
    const opener = page.locator('main button[aria-haspopup="dialog"]:has(img)').first()
    await opener.click()
    const gallery = page.getByRole('dialog')
    await expect(gallery).toContainText(/1.*\d/)
    const [previous, next] = [gallery.getByRole('button').nth(2), gallery.getByRole('button').nth(3)]
    await expect(previous).toBeDisabled()
    const status = gallery.getByRole('status')
    const first = await status.textContent()
    await page.keyboard.press(onwards)
    await expect(status).not.toHaveText(first ?? '')
    await expect(previous).toBeEnabled()
    await page.keyboard.press(back)
    await expect(status).toHaveText(first ?? '')
    await expect(previous).toBeDisabled()
    await expect(next).toBeEnabled()
    await page.keyboard.press('Escape')
    await expect(gallery).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

test('a picture is enlarged where it is pressed, and by the button [R19.5]', async ({ page }) => {
  await page.goto(site.url + product)
  await page
    .getByRole('button', { name: /Enlarge$/ })
    .first()
    .click()
  const gallery = page.getByRole('dialog', { name: /^Pictures: NV 450/ })
  const stage = gallery.getByRole('listitem').first()
  const wide = () => stage.evaluate((it) => [it.scrollWidth > it.clientWidth, it.scrollLeft > 0, it.scrollTop > 0])
  expect(await wide()).toEqual([false, false, false])
  await gallery
    .getByRole('img')
    .first()
    .click({ position: { x: 1100, y: 600 } })
  await expect.poll(wide).toEqual([true, true, true])
  await gallery.getByRole('button', { name: 'Whole picture' }).click()
  await expect.poll(wide).toEqual([false, false, false])
  await gallery.getByRole('button', { name: 'Enlarge' }).click()
  await expect.poll(wide).toEqual([true, false, false])
})

for (const [screen, path, opener] of [
  ['product', product, /Enlarge$/],
  ['turnkey', '/turnkey', /^Pictures: /],
] as const)
  test(`no picture of a ${screen} is cut in the gallery, whatever the size of the screen [R19.20]`, async ({
    page,
  }) => {
    await page.goto(site.url + path)
    await page.getByRole('button', { name: opener }).first().click()
    const slide = page.getByRole('dialog').getByRole('listitem').first()
    for (const [width, height] of screenSizes) {
      await page.setViewportSize({ width, height })
      // What is beyond the slide on each side, in pixels; and by how much the picture is off its middle.
      const beyond = () =>
        slide.evaluate((it) => {
          const [outer, inner] = [it, it.querySelector('img') ?? it].map((box) => box.getBoundingClientRect())
          if (!outer || !inner || inner.height === 0) return ['no picture']
          const off = (inner.top + inner.bottom - outer.top - outer.bottom) / 2
          return [outer.top - inner.top, inner.bottom - outer.bottom, outer.left - inner.left, off].map(Math.round)
        })
      await expect.poll(async () => [width, ...(await beyond())]).toEqual([width, 0, 0, 0, 0])
    }
  })

test('the script of the gallery is loaded only when it is opened [R13.14]', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(site.url + product)
  expect(fetched.filter((url) => url.includes('GalleryDialog'))).toEqual([])
  await page
    .getByRole('button', { name: /Enlarge$/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(fetched.some((url) => url.includes('GalleryDialog'))).toBe(true)
})

test('the card of a turnkey opens all its pictures without leaving the list [R2.44, R19.1, R19.2]', async ({
  page,
}) => {
  await page.goto(`${site.url}/turnkey`)
  const opener = page.getByRole('button', { name: /^Pictures: / }).first()
  await opener.click()
  const gallery = page.getByRole('dialog', { name: /^Pictures: / })
  await expect(gallery.getByRole('status')).toHaveText(/^Picture 1 of [369]$/)
  await gallery.getByRole('button', { name: 'Next' }).click()
  await expect(gallery.getByRole('status')).toHaveText(/^Picture 2 of [369]$/)
  expect(await findViolations(page, { within: 'dialog' })).toEqual([])
  await gallery.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(`${site.url}/turnkey`)
  await expect(opener).toBeFocused()
})

test('no video plays or loads before someone asks for it [R13.14]', async ({ page }) => {
  const videos: string[] = []
  page.on('request', (request) => {
    if (/\.(mp4|webm)(\?|$)/.test(request.url())) videos.push(request.url())
  })
  for (const path of ['/', product, '/reviews']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const playing = await page.evaluate(() =>
      [...document.querySelectorAll('video')].filter((it) => !it.paused || it.autoplay || it.preload !== 'none'),
    )
    expect([path, ...playing]).toEqual([path])
  }
  expect(videos).toEqual([])
})

test('a video plays in a loop and pauses by its button [R2.43]', async ({ page }) => {
  await page.goto(product)
  const video = page.getByRole('region', { name: 'Video' }).locator('video')
  const isPlaying = () => video.evaluate((it: HTMLVideoElement) => !it.paused && it.loop && it.currentTime > 0)
  await page.getByRole('button', { name: /^Play: / }).press('Enter')
  await expect.poll(isPlaying).toBe(true)
  await page.getByRole('button', { name: /^Pause: / }).click()
  await expect.poll(isPlaying).toBe(false)
})
