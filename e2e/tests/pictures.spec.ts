import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { screens } from '../screens.ts'

/** Phones, a tablet, desks and a wide screen, with the device pixels of each CSS pixel that such have. */
const phone = { width: 390, height: 844, scale: 3 }
const desk = { width: 1440, height: 900, scale: 1 }
const devices = [
  { ...phone, scale: 1 },
  phone,
  { width: 768, height: 1024, scale: 2 },
  { width: 1024, height: 768, scale: 1 },
  desk,
  { ...desk, scale: 2 },
  { width: 1920, height: 1080, scale: 1 },
]

const MAX_RATIO = 1.3

/** Opens a path and shows it as on each device. Neither scripts nor pictures are fetched: which are chosen, and how large they are shown, the document says. */
async function* openOnEach(page: Page, path: string): AsyncGenerator<typeof phone> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.avif', '*.webp'] })
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
  for (const device of devices) {
    const { width, height, scale } = device
    await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: scale, mobile: false })
    await chooseAnew(page)
    yield device
  }
}

/** Puts a copy in the place of each picture, which knows of no other screen than this one. */
const chooseAnew = (page: Page) =>
  page.evaluate(() => {
    for (const it of document.querySelectorAll('picture, :not(picture) > img')) it.replaceWith(it.cloneNode(true))
  })

/** Each picture that is larger than what is shown of it, where a smaller rendition would do. */
const listTooLarge = (page: Page, maxRatio: number) =>
  page.evaluate(async (ratio) => {
    for (const it of document.images) it.loading = 'eager'
    // Then each is chosen, though none is fetched.
    await Promise.allSettled([...document.images].map((it) => it.decode()))
    const shown = [...document.images].flatMap((image) => {
      const box = image.getBoundingClientRect()
      if (box.width === 0 || box.height === 0 || !image.currentSrc) return []
      const aspect = Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
      const { objectFit } = getComputedStyle(image)
      const [across, down] = [box.width, box.height * aspect]
      const most = objectFit === 'contain' ? Math.min(across, down) : across
      const width = objectFit === 'cover' ? Math.max(across, down) : most
      return {
        image,
        name: decodeURIComponent(image.currentSrc.split('/').pop() ?? ''),
        width: width * devicePixelRatio,
      }
    })
    return shown.flatMap(({ image, name }) => {
      // A browser that has a larger one for another place on the page takes that.
      const needed = Math.max(...shown.filter((it) => it.name === name).map((it) => it.width))
      const srcsets = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map((it) => it.srcset)
      const srcset = srcsets.find((it) => decodeURIComponent(it).includes(name)) ?? ''
      const widths = srcset
        .split(', ')
        .map((it) => [decodeURIComponent(it.split(' ')[0] ?? ''), Number.parseInt(it.split(' ')[1] ?? '')] as const)
      const chosen = widths.find(([address]) => address.endsWith(name))?.[1] ?? 0
      const enough = Math.min(...widths.map(([, width]) => width).filter((width) => width >= needed * 0.99))
      return chosen > needed * ratio && chosen > enough
        ? [`${name}: ${chosen} for ${Math.round(needed)}, where ${enough} is enough`]
        : []
    })
  }, maxRatio)

/** What of a picture is seen without scrolling, as a share of the screen. */
const MIN_SHARE = 0.08

/** How many pictures have priority, how many of them the head names, and how the largest of the first view is loaded; null where there is no large one. */
const readPriorities = (page: Page) =>
  page.evaluate((minShare) => {
    const pictures = [...document.images].map((image) => {
      const { left, right, top, bottom } = image.getBoundingClientRect()
      const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0))
      const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
      return { image, share: (across * down) / (innerWidth * innerHeight) }
    })
    const [first] = pictures.toSorted((a, b) => b.share - a.share)
    return {
      high: pictures.filter(({ image }) => image.fetchPriority === 'high').length,
      preloads: document.querySelectorAll('link[rel=preload][as=image]').length,
      largest: first && first.share > minShare ? [first.image.loading, first.image.fetchPriority] : null,
    }
  }, MIN_SHARE)

test.describe('what the document chooses', () => {
  test.use({ allow: /\.(js|avif|webp)/ })

  for (const [name, path] of Object.entries(screens))
    test(`${name}: no picture is wider than the smallest rendition that is enough, on any device, and the largest of the first view alone has priority [R13.52, R13.53]`, async ({
      page,
    }) => {
      const found: string[] = []
      for await (const { width, scale } of openOnEach(page, path)) {
        const { high, preloads, largest } = await readPriorities(page)
        expect([width, high <= 1, preloads === high]).toEqual([width, true, true])
        if (largest && [phone.width, desk.width].includes(width))
          expect([width, ...largest]).toEqual([width, 'eager', 'high'])
        const tooLarge = await listTooLarge(page, MAX_RATIO)
        found.push(...tooLarge.map((it) => `${width} @${scale}: ${it}`))
      }
      expect([...new Set(found)]).toEqual([])
    })
})
