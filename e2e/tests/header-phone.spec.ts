import { languages } from '@vitrine/locales/languages'
import { expect, test } from '../fixtures.ts'
import { keepAsleep, openPage } from '../open-page.ts'
import { localeFixture } from '../locale.ts'

test('on a phone the header is compact past 80 px [R2.15]', async ({ page }) => {
  await openPage(page, '/about')
  const header = page.getByRole('banner')
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await scrollTo(80)
  await expect(header).toHaveAttribute('data-compact', 'false')
  await scrollTo(81)
  await expect(header).toHaveAttribute('data-compact', 'true')
})

for (const opener of ['Search', 'Enquiry basket'])
  test(`the page does not scroll while "${opener}" is open [R2.29]`, async ({ page }) => {
    await openPage(page, '/about')
    await page.getByRole('banner').getByRole('button', { name: opener }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe('hidden')
  })

test('the contact button has room in every language from 320 px on [R2.22, R11.9]', async ({ page }) => {
  await keepAsleep(page)
  for (const { code } of languages) {
    const { at, text } = localeFixture(code)
    await page.setViewportSize({ width: 390, height: 700 })
    await page.goto(at('/about'))
    const header = page.getByRole('banner')
    const contact = header.getByRole('link', { name: text('header.contactButton'), exact: true }).last()
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const crowded = await header.evaluate((it) => {
        const inner = it.firstElementChild!
        const tools = [...inner.querySelectorAll(':scope > a, :scope > div > *')].map((tool) =>
          tool.getBoundingClientRect(),
        )
        const shown = tools.filter((box) => box.width > 0).toSorted((a, b) => a.left - b.left)
        const overlaps = shown.some((box, place) => place > 0 && box.left < shown[place - 1]!.right - 0.5)
        const edges = inner.getBoundingClientRect()
        return overlaps || shown[0]!.left < edges.left - 0.5 || shown.at(-1)!.right > edges.right + 0.5
      })
      const box = await contact.boundingBox()
      expect([code, width, crowded, box && box.width >= 34 && box.height >= 34 && box.height < 48]).toEqual([
        code,
        width,
        false,
        true,
      ])
    }
  }
})

test('the chat and the button to the top are entries of the bar, whose names are whole in every language from 320 px on [R1.5, R2.26, R19.134]', async ({
  page,
}) => {
  for (const { code } of languages) {
    const { at, text } = localeFixture(code)
    await openPage(page, at('/about'))
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const bar = page.getByRole('navigation', { name: text('header.menu') }).last()
    const up = page.getByRole('button', { name: text('scrollToTop') })
    const chat = page.getByRole('link', { name: text('chat.open') })
    await expect(up).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 })
      const boxes = await Promise.all([up, chat].map((it) => it.boundingBox()))
      const found = await bar.evaluate(
        (it, beside) => {
          const own = it.getBoundingClientRect()
          const names = [...it.children].map((entry) => {
            const range = document.createRange()
            range.selectNodeContents(entry)
            const [name, whole] = [range.getBoundingClientRect(), entry.getBoundingClientRect()]
            return { left: whole.left, right: whole.right, isWhole: name.width <= whole.width && whole.width >= 44 }
          })
          const all = [...names, ...beside.map(({ x, width: wide }) => ({ left: x, right: x + wide, isWhole: true }))]
          const inOrder = all.toSorted((a, b) => a.left - b.left)
          return {
            count: all.length,
            isWhole: all.every(({ isWhole }) => isWhole),
            overlaps: inOrder.some(({ left }, place) => place > 0 && left < inOrder[place - 1]!.right - 0.5),
            isOutside: inOrder[0]!.left < -0.5 || inOrder.at(-1)!.right > innerWidth + 0.5,
            isAbove: beside.some(({ y }) => y < own.top - 0.5),
          }
        },
        boxes.filter((it) => it !== null),
      )
      const right = { count: 7, isWhole: true, overlaps: false, isOutside: false, isAbove: false }
      expect({ code, width, ...found }).toEqual({ code, width, ...right })
    }
    await page.setViewportSize({ width: 390, height: 700 })
  }
})

test('the contact button shows on a phone after a scroll up, and opens the popup [R1.3, R2.22]', async ({ page }) => {
  await openPage(page, '/')
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact us', exact: true }).last()
  await expect(contact).toBeHidden()
  const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await scrollTo(900)
  await expect(page.getByRole('banner')).toHaveAttribute('data-hidden', 'true')
  await scrollTo(800)
  await contact.tap()
  await expect(page.getByRole('dialog', { name: 'Ask us' })).toBeVisible()
})
