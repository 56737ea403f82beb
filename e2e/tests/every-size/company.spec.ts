import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { screens } from '../../screens.ts'
import { localeFixture, testLanguages } from '../../locale.ts'
import { type ListedPost, upcomingFirst } from '../../upcoming-first.ts'

type Review = { author: string; country: string }
const LIST_SHOWN_FIRST = 8

/** The headings of sections that have a space of their own below that of what is above them, on the same ground. */
const findDoubledSpaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section')].flatMap((section) => {
      const above = section.previousElementSibling
      if (!above) return []
      const [upper, lower] = [getComputedStyle(above), getComputedStyle(section)]
      const isDoubled =
        upper.backgroundColor === lower.backgroundColor &&
        Math.min(Number.parseFloat(upper.paddingBlockEnd), Number.parseFloat(lower.paddingBlockStart)) > 0
      return isDoubled ? [section.querySelector('h2')?.textContent] : []
    }),
  )

for (const code of testLanguages) {
  const { at, text, headers } = localeFixture(code)

  test(`about and service in ${code} show their content, service the questions of every kind, no space between sections is doubled [R2.41, R19.86]`, async ({
    page,
    request,
  }) => {
    const pages = [
      [screens.about, '/api/main/aboutus/'],
      [screens.service, '/api/main/services/'],
    ] as const
    for (const [path, call] of pages) {
      const parts = (await (await request.get(call, { headers })).json()) as { title: string }[]
      expect(parts.length).toBeGreaterThan(2)
      await page.goto(at(path))
      for (const { title } of parts) await expect(page.getByRole('main').getByText(title).first()).toBeAttached()
      expect([path, await findDoubledSpaces(page)]).toEqual([path, []])
    }
    await expect(page).toHaveURL(at(screens.service))
    const questions = (await (await request.get('/api/main/qa/', { headers })).json()) as { question: string }[]
    for (const { question } of questions) await expect(page.getByText(question).first()).toBeAttached()
  })

  test(`reviews in ${code} are filtered by country and shown in full on demand [R2.47, R19.92]`, async ({
    page,
    request,
  }) => {
    const reviews = (await (await request.get('/api/main/reviews/', { headers })).json()) as Review[]
    await page.goto(at(screens.reviews))
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards.filter({ visible: true })).toHaveCount(LIST_SHOWN_FIRST)
    await expect(cards.first()).toBeInViewport()
    await page.getByRole('button', { name: text('common.showMore') }).click()
    await expect(cards.filter({ visible: true })).toHaveCount(reviews.length)
    await page.getByRole('button', { name: text('common.showLess') }).click()
    await expect(cards.filter({ visible: true })).toHaveCount(LIST_SHOWN_FIRST)
    const german = reviews.filter((it) => it.country === 'DE')
    await page
      .getByRole('group', { name: text('turnkey.country') })
      .getByRole('checkbox', { name: 'Deutschland' })
      .click()
    await expect(cards.filter({ visible: true })).toHaveCount(Math.min(german.length, LIST_SHOWN_FIRST))
    for (const { author } of german.slice(0, LIST_SHOWN_FIRST))
      await expect(page.getByText(author).first()).toBeVisible()
  })
}

test('the blog lists its posts with links by their slugs [R2.6, R2.46, R3.6]', async ({ page, request }) => {
  const headers = { 'accept-language': 'en' }
  const posts = (await (await request.get('/api/main/blog/', { headers })).json()) as { title: string; slug: string }[]
  await page.goto(screens.blog)
  for (const { title, slug } of posts)
    await expect(page.getByRole('main').getByRole('link', { name: title }).first()).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    )
})

test('a post is shown under its slug, with share links that name it [R2.6, R2.46]', async ({ page, request }) => {
  await page.goto(screens.post)
  const slug = screens.post.split('/').at(-1)
  const answer = await request.get(`/api/main/blog/${slug}/`, { headers: { 'accept-language': 'en' } })
  const { title } = (await answer.json()) as { title: string }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const network of ['Facebook', 'LinkedIn', 'WhatsApp', 'Twitter']) {
    const link = page.getByRole('link', { name: `Share on ${network}` })
    const href = decodeURIComponent((await link.getAttribute('href')) ?? '')
    expect(href).toContain(screens.post)
  }
})

test('below a post stand the latest of the others, each with its link, and the way to all [R2.246]', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/main/blog/?page=1&limit=4', { headers: { 'accept-language': 'en' } })
  const latest = (await answer.json()) as ListedPost[]
  await page.goto(screens.post)
  const others = page.getByRole('main').getByRole('region', { name: 'Events and articles' })
  const shown = latest.filter(({ slug }) => !screens.post.endsWith(`/${slug}`)).slice(0, 3)
  await expect(others.getByRole('heading', { level: 3 })).toHaveText(upcomingFirst(shown).map(({ title }) => title))
  for (const { title, slug } of latest.slice(0, 2))
    await expect(others.getByRole('link', { name: title })).toHaveAttribute('href', `/blog/${slug}`)
  await expect(others.getByRole('link', { name: 'See all articles' })).toHaveAttribute('href', '/blog')
})

test('below a post stand the products that it is about, which can be put into the basket [R2.248]', async ({
  page,
  request,
}) => {
  const answer = await request.get(`/api/main${screens.post}/`, { headers: { 'accept-language': 'de' } })
  const { products } = (await answer.json()) as { products: { model: string; slug: string }[] }
  expect(products.length).toBeGreaterThan(1)
  await page.goto(`/de${screens.post}`)
  const shown = page.getByRole('main').getByRole('region', { name: localeFixture('de').text('product.related') })
  for (const { model, slug } of products) {
    const card = shown.getByRole('article').filter({ hasText: model })
    await expect(card.getByRole('link').first()).toHaveAttribute('href', `/de/product/pvc-screwing-machines/${slug}`)
    await expect(card.getByRole('button')).toBeVisible()
  }
})
