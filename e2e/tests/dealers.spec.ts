import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findSmallTargets } from '../find-small-targets.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { localeFixture } from '../locale.ts'
import { openPage } from '../open-page.ts'
import { enquiryOf } from '../orders.ts'

const nearTexts = (code: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../packages/locales/near/${code}.json`), 'utf8')) as Record<
    string,
    string
  >
const found = (page: Page) => page.locator('#found li').filter({ has: page.getByRole('article') })

test('who is near is found by distance, language and need, and is written to [R2.160, R2.162, R2.163, R15.200]', async ({
  page,
  request,
}) => {
  await openPage(page, '/contact')
  await page.getByRole('link', { name: 'Who is near you' }).click()
  const place = page.getByRole('textbox', { name: 'Town or postcode' })
  await place.fill('vienna')
  await place.press('Enter')
  await expect(page).toHaveURL(/\/dealers\?near=vienna/)
  await expect(page.getByText('Distances from Vienna, Austria, as the crow flies.')).toBeVisible()
  await expect(found(page)).toHaveCount(6)
  await expect(found(page).first()).toContainText(/15\d\skm.*Alpenfenstertechnik Reiter/s)
  expect(await findViolations(page, { within: 'main' })).toEqual([])

  await page.getByRole('main').getByRole('button', { name: 'Show inches and pounds' }).click()
  await expect(
    found(page)
      .first()
      .getByText(/^95\smi$/),
  ).toBeVisible()
  await expect(found(page).first().getByText(/\skm$/)).toBeHidden()
  await page.getByRole('combobox', { name: 'Answers in' }).selectOption({ label: 'Polski' })
  await page.getByRole('combobox', { name: 'What you need' }).selectOption('sale')
  await page.getByRole('button', { name: 'Find dealers' }).click()
  await expect(page).toHaveURL(/language=pl.*need=sale/)
  await expect(found(page)).toHaveCount(1)
  await expect(found(page)).toContainText('Łódź')

  await found(page)
    .getByRole('link', { name: /^Send an enquiry/ })
    .click()
  const form = page.locator('#ask').getByRole('form')
  await expect(page.getByText(/We pass it on to .* in Łódź/)).toBeVisible()
  const email = `near-${randomUUID().slice(0, 8)}@example.com`
  await form.getByLabel('Full Name').fill('Ada')
  await form.getByLabel('Phone number').fill('441234567')
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Message').fill('A saw, please.')
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('#ask')).toContainText('Your application has been posted')
  const enquiry = await enquiryOf(request, email)
  expect(enquiry.actionLocation).toMatch(/^\/contact\?dealer=\d+#ask$/)
})

test('the device is asked only on a press, and tells no more than a tenth of a degree [R2.166]', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const asked: number[] = []
    Object.assign(window, { asked })
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...given) => {
      asked.push(1)
      ask(...given)
    }
  })
  const timesAsked = () => page.evaluate(() => (window as unknown as { asked: number[] }).asked.length)
  await openPage(page, '/dealers?near=&language=de')
  expect(await timesAsked()).toBe(0)
  const button = page.getByRole('button', { name: 'Use my position' })
  await button.click()
  await expect(page.getByText('Your browser does not give away your position.')).toBeVisible()
  expect(await timesAsked()).toBe(1)

  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 48.137154, longitude: 11.576124 })
  await button.click()
  await expect(page).toHaveURL(/\/dealers\?at=48\.1%2C11\.6&language=de$/)
  await expect(page.getByText('Distances from your position, rounded')).toBeVisible()
  await expect(found(page).first()).toContainText('Linz')
})

test('odd addresses get a sentence, and only the plain page is kept and listed [R2.164, R2.165, R2.167, R2.168]', async ({
  request,
}) => {
  const read = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return { text: await answer.text(), kept: answer.headers()['x-page-cache'] }
  }
  const odd = await read(`/dealers?near=${encodeURIComponent('<script>xqzt')}&language=xx&at=${'9'.repeat(3000)}`)
  expect(odd.text).toContain('We do not know a place called')
  expect(odd.text).not.toContain('<script>xqzt')
  expect(odd.text).toContain('Part of this address could not be read')
  expect(odd.text).toContain('<meta name="robots" content="noindex"')
  expect((await read('/dealers?near=99999&country=US')).text).toContain('We do not know the postcode')
  expect((await read('/dealers?near=D-80331')).text).toContain(
    '80331 Munich, Germany, the middle of this postcode area',
  )
  const several = await read('/dealers?near=Springfield')
  expect(several.text).toContain('Did you mean another place?')
  expect(several.text).toContain('Springfield, Illinois, United States')
  for (const path of ['/dealers?near=Ulm', '/contact?dealer=1', '/contact?dealer=none']) {
    await read(path)
    expect((await read(path)).kept, path).not.toBe('hit')
  }
  await read('/dealers')
  const plain = await read('/dealers?utm_source=mail')
  expect(plain.kept).toBe('hit')
  expect(plain.text).not.toContain('noindex')
})

test.describe('on a phone, without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, allow: /\/contact|\.js$/ })

  test('it is a form, from right to left too, and an enquiry keeps its dealer after a mistake [R2.160, R2.161, R15.200]', async ({
    page,
  }) => {
    const [{ at, text }, texts] = [localeFixture('ar'), nearTexts('ar')]
    await page.goto(at('/dealers'))
    await expect(page.getByRole('button', { name: texts.position ?? '' })).toBeHidden()
    await page.getByRole('textbox', { name: texts.place ?? '' }).fill('مسقط')
    await page.getByRole('button', { name: texts.submit ?? '' }).click()
    await expect(found(page).first()).toContainText(/36\d.*Dubai/s)
    expect(await findSmallTargets(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

    await found(page)
      .first()
      .getByRole('link', { name: texts.ask ?? '' })
      .click()
    const form = page.locator('#ask').getByRole('form')
    await form.getByLabel(text('formField.fullName')).fill('أمل')
    await form.getByLabel(text('formField.phone')).fill('call me')
    await form.getByLabel(text('formField.email')).fill('amal@example.com')
    await form.getByLabel(text('formField.message')).fill('منشار')
    await form.getByRole('button', { name: text('form.send') }).click()
    await expect(form.getByText(text('formField.errors.phone'))).toBeVisible()
    await expect(form.locator('[name=action_location]')).toHaveValue(/\/ar\/contact\?dealer=\d+#ask$/)
    await form.getByLabel(text('formField.phone')).fill('96812345678')
    await form.getByRole('button', { name: text('form.send') }).click()
    await expect(page.locator('#ask')).toContainText(text('form.sent'))
  })
})
