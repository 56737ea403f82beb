import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { expect, test } from '../fixtures.ts'
import { findViolations } from '../find-violations.ts'
import { mailOf } from '../mail-box.ts'
import { logInPage, makeOperator } from '../operator.ts'
import { enquiryOf } from '../orders.ts'

// Payload sets a colour scheme before React hydrates, which React reports; a form that is refused is answered with 400.
test.use({ allow: /hydrat|favicon|400/i })

const SERIAL = 'NV450-26-7K3Q9'
const content = (path: string) => join(repositoryRoot(), 'content', path)
const video = content('videos/nv-550-cnc-double-mitre-saw.webm')
const photo = content('pictures/meta-banner.jpg')

const openPhone = (browser: Browser) =>
  browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, locale: 'tr-TR' })
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

test('a man at a machine reports it by its label, with a film, on a phone without script; the desk has it with the documents of the machine [R2.200, R2.201, R2.203, R2.204, R10.90, R10.91, R10.94, R15.220, R15.221, R15.222, R15.223]', async ({
  page,
  request,
  browser,
  playwright,
}) => {
  const email = `${randomUUID()}@example.com`
  const phone = await openPhone(browser)
  const visitor = await phone.newPage()
  await visitor.goto(`/serial/${SERIAL}`)
  await visitor.getByRole('link', { name: 'Arıza bildirin' }).click()
  const shownProduct = visitor.getByRole('region', { name: 'Makineniz' })
  await expect(shownProduct).toContainText('NV 450')
  await expect(shownProduct).toContainText(SERIAL)
  await expect(visitor.getByLabel('Hangi makine?')).toHaveCount(0)
  await visitor.getByLabel('Duruyor').check()
  await visitor.getByLabel('Sorun nedir?').fill('Motor ses çıkarıyor,\nsonra duruyor.')
  await visitor.getByLabel('Ad Soyad').fill('Ayşe Yılmaz')
  await visitor.getByLabel('Telefon').fill('+90 532 123 45 67')
  await visitor.getByLabel('E-posta').fill(email)
  const files = visitor.getByLabel('Fotoğraflar ve videolar')
  await files.setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.from('MZ no film') })
  await visitor.getByRole('button', { name: 'Bildirimi gönderin' }).click()
  await expect(visitor.getByRole('alert')).toContainText('film.mp4 gönderilemez')
  await expect(visitor.getByRole('alert')).toContainText('dosyalarınızı yeniden seçin')
  await expect(visitor.getByLabel('Sorun nedir?')).toHaveValue('Motor ses çıkarıyor,\nsonra duruyor.')
  await expect(visitor.getByLabel('Duruyor')).toBeChecked()
  await expect(shownProduct).toContainText(SERIAL)
  expect(await widthOf(visitor)).toBe(390)
  await files.setInputFiles([video, photo])
  await visitor.getByRole('button', { name: 'Bildirimi gönderin' }).click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bildiriminiz bize ulaştı')
  const { id: stored, number } = (await enquiryOf(request, email)) as unknown as { id: string; number: string }
  await expect(visitor.getByRole('status')).toContainText(stored.slice(0, 8).toUpperCase())

  const receipt = await mailOf('receipt', stored)
  expect(receipt.subject).toContain('servis talebiniz')
  const link = /https?:\/\/\S+(\/enquiry\/tr\/[\w-]{64})/.exec(receipt.text ?? '')?.[1] ?? ''
  await visitor.goto(link)
  await expect(visitor.getByText(`Seri numarası ${SERIAL}`)).toBeVisible()
  await expect(visitor.getByText('meta-banner.jpg')).toBeVisible()
  await phone.close()

  await logInPage(page, request, await makeOperator(playwright))
  await page.goto('/admin/collections/enquiries')
  const panel = page.locator('details').filter({ hasText: 'Words' })
  await panel.getByText('Find', { exact: true }).first().click()
  await panel.getByLabel('Kind').selectOption({ label: 'Service request' })
  await panel.getByRole('button', { name: 'Find' }).click()
  await page.getByRole('link', { name: number }).click()
  await expect(page.getByText('Urgent').first()).toBeVisible()
  const card = page.getByRole('region', { name: 'Machine' })
  await expect(card).toContainText('Stands still')
  await expect(card.getByRole('link', { name: SERIAL, exact: true })).toHaveAttribute('href', /serial-numbers\/\d+$/)
  await expect(card).toContainText('Operating instructions NV 450')
  await expect(
    card
      .getByRole('link')
      .filter({ hasText: /^1\.0$/ })
      .first(),
  ).toHaveAttribute('href', /^\/(serial|documents)\//)
  const shown = page.getByRole('region', { name: 'Files' })
  await shown.scrollIntoViewIfNeeded()
  await expect(shown.getByRole('img', { name: 'meta-banner.jpg' })).toHaveJSProperty('naturalWidth', 1200)
  const player = shown.getByLabel('nv-550-cnc-double-mitre-saw.webm')
  await expect.poll(() => player.evaluate((it: HTMLVideoElement) => it.readyState)).toBeGreaterThan(0)
  await expect(shown.getByRole('link', { name: 'nv-550-cnc-double-mitre-saw.webm' })).toBeVisible()
  expect(await findViolations(page, { within: 'article' })).toEqual([])
})

test('who has no label reports in words, by the keyboard, from the services and from the documents [R2.201, R2.202, R19.1]', async ({
  page,
  request,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/ar/documents')
  await page.getByLabel('الرقم التسلسلي').fill('X-1')
  await page.getByRole('button', { name: 'الإبلاغ عن عطل' }).click()
  await expect(page.getByLabel('الرقم التسلسلي إن كان لديكم')).toHaveValue('X-1')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])

  await page.goto('/de/service')
  await page.getByRole('main').getByRole('link', { name: 'Störung melden' }).click()
  await page.getByLabel('Um welche Maschine geht es?').focus()
  await page.keyboard.type('Die blaue Säge')
  for (const typed of ['', ' ']) {
    await page.keyboard.press('Tab')
    if (typed) await page.keyboard.press('Space')
  }
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Sie läuft, aber mit einer Störung')).toBeChecked()
  for (const typed of ['Sie zieht nach links.', 'Ada Lovelace', '+49 30 123456', email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihre Meldung ist bei uns eingegangen')
  expect(await enquiryOf(request, email)).toMatchObject({
    kind: 'service',
    productList: 'Die blaue Säge',
    serialNumber: '',
    condition: 'faulty',
    language: 'de',
  })
})
