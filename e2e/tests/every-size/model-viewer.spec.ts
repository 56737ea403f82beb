import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { screens } from '../../screens.ts'
import { localeFixture, testLanguages } from '../../locale.ts'

/** Models are drawn without a graphics card here: one of few parts is drawn sooner, as is a smaller window. */
const path = '/product/pvc-screwing-machines/nv-110-single-head-welder'

/** It has 2300, and 200 where no light falls on it. */
const LIT_COLORS = 1000

test.beforeEach(async ({ page, isMobile }) => {
  if (!isMobile) await page.setViewportSize({ width: 800, height: 600 })
})

for (const code of testLanguages) {
  const { at, text } = localeFixture(code)

  test(`a product in ${code} can be turned and zoomed in 3D by pointer and by keyboard [R13.14, R19.2, R19.6]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(at(path), { waitUntil: 'networkidle' })
    expect(asked.filter((url) => /\.glb$|model|three|room-light/i.test(new URL(url).pathname))).toEqual([])
    await page.getByRole('button', { name: text('model.open') }).click()
    const dialog = page.getByRole('dialog', { name: text('model.title', { name: 'NV 110' }) })
    const view = dialog.getByRole('img')
    const parts = dialog.getByRole('list', { name: text('model.parts') }).getByRole('button')
    await expect(parts.first()).toBeVisible({ timeout: 30_000 })
    const opened = await view.screenshot()
    expect(await countColors(page, opened), 'a lit model has many shades').toBeGreaterThan(LIT_COLORS)
    const pictures = new Set([opened.toString('base64')])
    /** Fails where the model looks as it did before. */
    const expectNewPicture = async (after: string) => {
      const isNew = async () => {
        await drawn(page)
        const picture = (await view.screenshot()).toString('base64')
        return pictures.size < pictures.add(picture).size
      }
      await expect.poll(isNew, after).toBe(true)
    }
    await view.focus()
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
    await expectNewPicture('arrow keys')
    await page.keyboard.press('+')
    await expectNewPicture('the key +')
    await view.hover()
    await page.mouse.down()
    await page.mouse.move(40, 300, { steps: 3 })
    await page.mouse.up()
    await expectNewPicture('a drag')
    await view.hover()
    await page.mouse.wheel(0, 300)
    await expectNewPicture('the wheel')
    await parts.first().click()
    await expect(parts.first()).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: text('model.open') })).toBeFocused()
  })
}

test.describe('a model that cannot be loaded', () => {
  test.use({ allow: /\.glb/ })
  test('says so and leaves the page as it was [R19.6]', async ({ page }) => {
    await page.route('**/*.glb', (route) => route.fulfill({ status: 404 }))
    await page.goto(screens.product)
    await page.getByRole('button', { name: 'View in 3D' }).click()
    await expect(page.getByText('This device cannot show the model.')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

/** What an event has asked for is drawn in the next frame, and on the screen in the one after. */
function drawn(page: Page) {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

function countColors(page: Page, png: Buffer) {
  return page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
      canvas.drawImage(picture, 0, 0)
      const { data } = canvas.getImageData(0, 0, picture.width, picture.height)
      const n = new Set(new Uint32Array(data.buffer)).size
      console.log('COLORS', n)
      return n
    },
    [...png],
  )
}
