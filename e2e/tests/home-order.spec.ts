import type { APIRequestContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'

type Product = { name: string; slug: string; model: string; subtitle: string }
type Section = { name: string; show_on_homepage: boolean; products: Product[] }

const list = async <Item>(request: APIRequestContext, call: string) =>
  (await (await request.get(`/api${call}`, { headers: { 'accept-language': 'en' } })).json()) as Item[]

test('home has its parts from top to bottom: slides, process, product cards, advantages, turnkeys, certificates, testimonials, posts; its hero leads to an enquiry and the key figures stand below it, within the page [R2.39, R3.5, R3.18, R9.19, R19.45, R19.82]', async ({
  page,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const blocks = (await list<Section>(request, '/main/categorysections/')).filter((it) => it.show_on_homepage)
  await page.goto('/')
  const main = page.getByRole('main')
  const slides = main.getByRole('region', { name: 'Highlights' })
  const process = main.getByRole('region', { name: 'From your first question to the first window' })
  const carousel = (name: string) => main.getByRole('group', { name, exact: true }).getByRole('listitem')
  const advantages = carousel('Why buyers choose us')
  const turnkeys = carousel('Turnkey solutions').getByRole('article')
  const certificates = main.getByRole('region', { name: 'Certificates' }).getByRole('listitem')
  const testimonials = carousel('What customers say').getByRole('article')
  const posts = main.getByRole('region', { name: 'Events and articles' }).getByRole('article')
  const cards = blocks.map(({ name }) => main.getByRole('region', { name, exact: true }).getByRole('article').first())
  const parts = [slides, process, ...cards, advantages, turnkeys, certificates, testimonials, posts]
  const tops = await Promise.all(parts.map(async (part) => (await part.first().boundingBox())?.y ?? Number.NaN))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  // Two category sections stand side by side.
  expect(new Set(tops).size).toBe(parts.length - Math.floor(blocks.length / 2))

  // What is in them.
  const titles = (await list<{ title: string }>(request, '/main/sliders/home-page-header/')).map((it) => it.title)
  await expect(slides.getByRole('heading')).toHaveText(titles)
  await expect(slides.getByRole('link', { name: 'Get Consultation' }).first()).toBeInViewport({ ratio: 1 })
  await expect(main.locator('dl').first().getByRole('definition')).toHaveText(['1974', '310', '62', /^18,000/])
  await expect(process.getByRole('listitem').getByRole('heading')).toHaveText([
    'Enquiry',
    'Layout',
    'Trial',
    'Start-up',
  ])
  await expect(advantages).toHaveCount((await list(request, '/main/advantages/')).length)
  const reviews = await list<{ author: string; country: string }>(request, '/main/reviews/')
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const shown = await testimonials.all()
  expect(shown.length).toBeGreaterThan(2)
  for (const [number, testimonial] of shown.entries()) {
    const { author, country } = reviews[number]!
    await expect(testimonial).toContainText(author)
    // The badge: the code and the name.
    await expect(testimonial).toContainText(`${country}${names.of(country)}`)
  }
  for (const { name, products } of blocks) {
    const product = products[0]!
    const card = main.getByRole('region', { name, exact: true }).getByRole('article').filter({ hasText: product.model })
    await expect(card).toContainText(product.name)
    await expect(card).toContainText(product.subtitle)
    await expect(card.getByRole('link').first()).toHaveAttribute(
      'href',
      `/product/pvc-screwing-machines/${product.slug}`,
    )
    await expect(card.locator('img')).toHaveCount(1)
    await expect(card.getByRole('link', { name: 'Get Consultation', exact: true })).toBeAttached()
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await readOverhang(page)).toBeLessThanOrEqual(0)
})

/** How many CSS pixels the text of the last key figure goes beyond the page's column. */
const readOverhang = (page: Page) =>
  page.evaluate(() => {
    const column = document.querySelector('main dl')
    const figure = [...(column?.querySelectorAll('dd') ?? [])].at(-1)
    if (!figure || !column) return Number.NaN
    const text = document.createRange()
    text.selectNodeContents(figure)
    const end = column.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(column).paddingRight)
    return Math.round(text.getBoundingClientRect().right - end)
  })

test('the dot of a slide is half full after 2500 ms and full after 5000 ms; only then the next slide comes [R2.40, R9.9]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage(page, '/')
  const hero = page.getByRole('main').getByRole('region', { name: 'Highlights' })
  const current = hero.locator('button[aria-current=true]')
  /** Puts the animation of the dot at a time; how far the dot is filled then. */
  const fillAt = (ms: number) =>
    hero.evaluate(async (it, time) => {
      const fill = it.querySelector('button[aria-current=true] [data-full]')
      const [animation] = fill?.getAnimations() ?? []
      if (!fill || !animation) return null
      animation.pause()
      animation.currentTime = time
      await animation.ready
      return new DOMMatrix(getComputedStyle(fill).transform).a
    }, ms)
  await expect.poll(() => fillAt(0)).toBe(0)
  expect(await fillAt(2500)).toBeCloseTo(0.5, 5)
  expect(await fillAt(4999)).toBeCloseTo(0.9998, 5)
  await expect(current).toHaveAccessibleName(/^Slide 1 of/)
  await hero.evaluate((it) => {
    const [animation] = it.querySelector('button[aria-current=true] [data-full]')?.getAnimations() ?? []
    if (animation) animation.currentTime = 4999
    animation?.play()
  })
  await expect(current).toHaveAccessibleName(/^Slide 2 of/)
})
