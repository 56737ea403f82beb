import type { Locator, Page } from '@playwright/test'
import { ContentProxy, Failure } from '../content-proxy.ts'
import { expect, test } from '../fixtures.ts'
import { holdReact } from '../hold-react.ts'
import { isAwake, openPage, wakePage } from '../open-page.ts'
import { screens } from '../screens.ts'
import { SecondInstance } from '../second-instance.ts'
import { portFor, siteUrl } from '../test-instance.ts'

const requests: { path: string; language: string | undefined }[] = []

type Pictured = { images: { src: string }[] }

let proxy: ContentProxy
const site = new SecondInstance(portFor(0))

// What editors can write and the demo company has not written. Pictures are served by the product whose content this is.
test.use({ allow: /\/media\// })

test.beforeAll(async () => {
  proxy = new ContentProxy(portFor(1), (path, body, language) => {
    requests.push({ path, language })
    const url = new URL(path, 'http://api.example')
    const isAbout = url.searchParams.get('path') === '/ar/about/' && language === 'ar'
    if (url.pathname === '/api/seo/get-meta-info/')
      return isAbout
        ? { title: 'Title of an editor', description: 'A word', keywords: 'saw, PVC', meta_image: '/media/share.jpg' }
        : new Failure(404)
    if (url.pathname === '/api/seo/get-micro-layout-json/')
      return isAbout ? { '@type': 'AboutPage', name: 'From the lookup' } : new Failure(404)
    if (url.pathname === '/api/main/reviews/' && Array.isArray(body)) return body.map(withVideo)
    return url.pathname.startsWith('/api/shop/turnkeys/pvc-line-120') ? withPictures(body as Pictured) : body
  })
  await proxy.isReady()
  await site.start(proxy.base)
})

test.afterAll(async () => {
  await site.remove()
  proxy.stop()
})

/** The first review as a video. */
function withVideo(review: object, position: number) {
  const sources = [{ src: '/media/review.webm', type: 'video/webm' }]
  return position === 0 ? { ...review, video: { title: 'A customer speaks', sources, poster: null } } : review
}

function withPictures<Item extends Pictured>(item: Item): Item {
  return {
    ...item,
    images: [1, 2, 3].flatMap((n) => item.images.slice(0, 1).map((it) => ({ ...it, src: `${it.src}?${n}` }))),
  }
}

test('title, description, keywords, share image and structured data come from the lookup by path and language [R2.11, R7.6, R15.170]', async ({
  request,
}) => {
  const html = async (path: string) => (await request.get(site.url + path)).text()
  const page = await html('/ar/about')
  // On a content API of somebody else nothing takes what would be counted.
  expect(page).not.toContain('sendBeacon')
  expect(page).toContain('<title>Title of an editor</title>')
  expect(page).toContain('<meta name="description" content="A word"/>')
  expect(page).toContain('<meta name="keywords" content="saw, PVC"/>')
  expect(page).toContain(`<meta property="og:image" content="${site.url}/media/share.jpg"/>`)
  expect(page).toMatch(/<script type="application\/ld\+json"[^>]*>[^<]*"@type":"AboutPage","name":"From the lookup"/)
  for (const path of ['/about', '/cn/about', '/ar/service'])
    expect(await html(path)).not.toMatch(/Title of an editor|name="keywords"|share\.jpg|From the lookup/)
})

test('without metadata a product has its name in the default title, the default description and its picture to share [R2.12]', async ({
  request,
}) => {
  const html = await (await request.get(site.url + screens.product)).text()
  expect(html).toMatch(/<title>NV 450 [^<]+ - PVC &amp; Aluminium profile processing machines<\/title>/)
  expect(html).toContain(
    'name="description" content="PVC Profile Processing Machine, Aluminium, Wood Windows &amp; Doors Machinery"',
  )
  expect(await (await request.get(`${site.url}/about`)).text()).toContain(
    `<meta property="og:image" content="${site.url}/image/meta_banner.jpg"/>`,
  )
})

test('every request for the content of a page carries its language [R1.9]', async ({ request }) => {
  await site.waitForSitemaps()
  requests.length = 0
  for (const path of Object.values(screens))
    expect((await request.get(`${site.url}/tr${path.replace(/^\/$/, '')}`)).status()).toBeLessThan(500)
  // The lists of posts are asked for in all languages, to know in which there is a blog; countries by their own names. What earlier tests did not find is reported a while later.
  const ofThePage = requests.filter(
    ({ path }) => !/^\/api\/(revision\/|main\/blog\/\?|seo\/pages\/$|countries\/alpha\/|reports\/)/.test(path),
  )
  expect(ofThePage.length).toBeGreaterThan(40)
  expect(ofThePage.filter(({ language }) => language !== 'tr')).toEqual([])
})

test.describe('the video of a review', () => {
  test.beforeEach(async ({ page, request }) => {
    // From a server that answers with the parts that are asked for: with a whole file instead a browser may give up.
    const [address = ''] = /\/media\/files\/[^"]+\.webm/.exec(await (await request.get(siteUrl)).text()) ?? []
    await page.route('**/media/review.webm', async (route) =>
      route.fulfill({ response: await route.fetch({ url: siteUrl + address }) }),
    )
  })

  const videoOf = (page: Page) => page.getByRole('main').locator('video')
  const isPlaying = (video: Locator) => video.evaluate((it: HTMLVideoElement) => !it.paused && it.currentTime > 0)

  test('is played when it is asked for [R2.47]', async ({ page }) => {
    await openPage(page, `${site.url}/reviews`)
    const video = videoOf(page)
    await expect(video).toHaveCount(1)
    await expect(video).toHaveAccessibleName('A customer speaks')
    expect(await isPlaying(video)).toBe(false)
    // The browser's own controls: space plays.
    await video.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => isPlaying(video)).toBe(true)
  })

  const asks = {
    'the space bar': async (video: Locator) => {
      await video.focus()
      await video.page().keyboard.press('Space')
    },
    // In its lower corner.
    'its button': async (video: Locator) => {
      const { height } = (await video.boundingBox())!
      await video.click({ position: { x: 25, y: height - 50 } })
    },
  }
  for (const [name, ask] of Object.entries(asks))
    test(`is played by ${name} while React takes the page over, too [R2.47, R13.41]`, async ({ page }) => {
      const goOn = await holdReact(page)
      await page.goto(`${site.url}/reviews`)
      await wakePage(page)
      // From when React begins, presses wait for it.
      const heading = page.getByRole('heading', { level: 1 })
      const isHeld = () =>
        heading.evaluate((it) => !it.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })))
      await expect.poll(isHeld).toBe(true)
      const video = videoOf(page)
      await ask(video)
      await expect.poll(() => isPlaying(video)).toBe(true)
      await goOn()
      await isAwake(page)
      expect(await isPlaying(video)).toBe(true)
    })
})

test('a turnkey has a slider of its pictures [R2.45]', async ({ page }) => {
  await page.goto(`${site.url}${screens.turnkey}`)
  const slider = page.getByRole('main').getByRole('group', { name: /^Pictures: / })
  const chosen = slider.locator('button[aria-current=true]')
  await expect(slider.getByRole('button', { name: /^Picture \d of 3$/ })).toHaveCount(3)
  await expect(chosen).toHaveAccessibleName('Picture 1 of 3')
  await slider.getByRole('button', { name: 'Next' }).click()
  await expect(chosen).toHaveAccessibleName('Picture 2 of 3')
  await expect(
    slider
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /Enlarge$/ }) })
      .nth(1),
  ).toBeInViewport()
  await slider.getByRole('button', { name: 'Previous' }).click()
  await expect(chosen).toHaveAccessibleName('Picture 1 of 3')
})
