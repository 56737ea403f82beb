import { expect, test } from '../../fixtures.ts'
import { localeFixture, testLanguages } from '../../locale.ts'

type Section = {
  name: string
  category_slug: string
  show_on_homepage: boolean
  products: { slug: string; name: string }[]
}
type Review = { author: string; country: string }

for (const code of testLanguages) {
  const { at, text, headers, tag } = localeFixture(code)

  test.describe(`home in ${code}`, () => {
    test('has its parts in their order, category sections with their products, and customers with their countries [R2.8, R2.39, R3.4, R3.5]', async ({
      page,
      request,
    }) => {
      const posts = (await (await request.get('/api/main/blog/', { headers })).json()) as unknown[]
      await page.goto(at('/'))
      const parts = ['processTitle', 'categories', 'advantages', 'turnkey', 'certificates'].map((it) => `home.${it}`)
      const last = ['form.title', 'home.reviews', ...(posts.length > 0 ? ['home.blog'] : [])]
      const wanted = [...parts, ...last].map((part) => text(part))
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
      expect(headings.filter((heading) => wanted.includes(heading))).toEqual(wanted)
      await expect(page.getByRole('contentinfo').getByText(text('form.title'), { exact: true })).toBeVisible()

      await test.step('each category section has a picture, a link, and cards with the fixed action', async () => {
        const all = (await (await request.get('/api/main/categorysections/', { headers })).json()) as Section[]
        const sections = all.filter((it) => it.show_on_homepage)
        expect(sections.length).toBeGreaterThan(0)
        for (const section of sections) {
          const block = page.getByRole('region', { name: section.name, exact: true }).first()
          await expect(block.getByRole('img').first()).toBeAttached()
          const more = block.getByRole('link', { name: text('common.allProducts') })
          await expect(more).toHaveAttribute('href', at(`/category/${section.category_slug}`))
          for (const product of section.products) {
            // On a phone those after the second are not shown.
            const card = block.getByRole('article', { includeHidden: true }).filter({ hasText: product.name })
            const href = at(`/product/pvc-screwing-machines/${product.slug}`)
            await expect(card.getByRole('link', { includeHidden: true }).first()).toHaveAttribute('href', href)
            await expect(card.getByText(text('home.getConsultation'))).toBeAttached()
          }
        }
      })

      await test.step('customers stand with the badge of their country', async () => {
        const reviews = (await (await request.get('/api/main/reviews/', { headers })).json()) as Review[]
        const [first] = reviews
        const card = page.getByRole('article').filter({ hasText: first?.author ?? '' })
        const country = new Intl.DisplayNames(tag, { type: 'region' }).of(first?.country ?? '')
        await expect(card).toContainText(country ?? '')
      })
    })

    test('begins with slides that stand still with reduced motion [R9.17, R19.3]', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(at('/'))
      const hero = page.getByRole('region', { name: text('home.slidesLabel') })
      await expect(hero.getByRole('button', { name: text('carousel.play') })).toBeVisible()
      const dots = hero.locator('button[aria-current]')
      await dots.nth(1).click()
      await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true')
      expect((await hero.boundingBox())?.height).toBeGreaterThanOrEqual(762)
    })
  })
}
