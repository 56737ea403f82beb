import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { openPage } from '../open-page.ts'
import { screens } from '../screens.ts'
import { SecondInstance } from '../second-instance.ts'
import { cmsApi, portFor, siteUrl } from '../test-instance.ts'
import { expect, test } from '../fixtures.ts'

const STUB_PORT = portFor(1)
const stubOrigin = `http://localhost:${STUB_PORT}`
const asked: string[] = []
let stub: Server
const site = new SecondInstance(portFor(0))

// Pictures are served by the product whose content this is.
test.use({ allow: /\/media\//, isNewVisitor: true })

/** Stands for the tag manager and the chat: scripts that only say that they ran. */
const script = (name: string) => `(window.ran ??= []).push('${name}')`

test.beforeAll(async () => {
  stub = createServer((request, response) => {
    asked.push(request.url ?? '')
    const name = request.url?.startsWith('/gtm.js') ? 'tag manager' : 'chat'
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(script(name))
  }).listen(STUB_PORT)
  await once(stub, 'listening')
  const CHAT_URL = 'https://chat.example/of-the-environment'
  await site.start(cmsApi, {
    CHAT_URL,
    GTM_ID: 'GTM-TEST1',
    GTM_ORIGIN: stubOrigin,
    LIVE_CHAT_SRC: `${stubOrigin}/chat.js`,
  })
})

test.afterAll(async () => {
  expect(await site.stop()).toEqual([0, null])
  await site.remove()
  stub.close()
})

test.beforeEach(() => void (asked.length = 0))

type Page = Parameters<Parameters<typeof test>[2]>[0]['page']

const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: string[] }).ran ?? [])

/** The list as the tag manager reads it; commands are `arguments` objects, events are plain ones. */
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((it) =>
      Object.prototype.toString.call(it) === '[object Arguments]' ? [...(it as unknown as unknown[])] : it,
    ),
  )

const answers = (answer: string) => ({
  ad_storage: answer,
  ad_user_data: answer,
  ad_personalization: answer,
  analytics_storage: answer,
})

test('consent is denied before the tag manager loads and granted when the visitor accepts [R1.7, R12.3]', async ({
  page,
}) => {
  await page.goto(`${site.url}/about`)
  await expect.poll(() => ran(page)).toEqual(['tag manager'])
  expect(asked).toEqual(['/gtm.js?id=GTM-TEST1'])
  const before = await dataLayer(page)
  expect(before).toEqual([
    ['consent', 'default', answers('denied')],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(async () => (await dataLayer(page)).slice(2)).toEqual([['consent', 'update', answers('granted')]])

  await page.reload()
  await expect.poll(() => ran(page)).toEqual(['tag manager'])
  expect(await dataLayer(page)).toEqual([
    ['consent', 'default', answers('denied')],
    ['consent', 'update', answers('granted')],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ])
})

test('the tag manager is started once a visit, whatever pages are seen [R12.3]', async ({ page }) => {
  await page.goto(`${site.url}/about`)
  await expect.poll(() => ran(page)).toEqual(['tag manager'])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Service', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}/service`)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(1)
})

test('the live chat is on Russian pages only, and gone in another language [R1.6]', async ({ page }) => {
  await page.goto(`${site.url}/ru/about`)
  await expect.poll(async () => (await ran(page)).toSorted()).toEqual(['chat', 'tag manager'])
  await page.getByRole('button', { name: 'Русский' }).click()
  await page.getByRole('link', { name: 'Български' }).click()
  await expect(page).toHaveURL(`${site.url}/bg/about`)
  await expect.poll(() => ran(page)).toEqual(['tag manager'])
  await expect(page.locator(`script[src^="${stubOrigin}/chat"]`)).toHaveCount(0)
})

test('the environment may lead the chat button elsewhere than the company in the back office [R1.5]', async ({
  page,
}) => {
  await page.goto(`${site.url}/about`)
  await expect(page.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
    'href',
    'https://chat.example/of-the-environment',
  )
})

test('the policy opens for the configured origins only where they are needed [R12.2]', async ({ request }) => {
  const policy = async (path: string) => (await request.get(site.url + path)).headers()['content-security-policy'] ?? ''
  expect(await policy('/about')).toContain(`script-src 'self' ${stubOrigin}`)
  expect(await policy('/about')).not.toContain('ws:')
  expect(await policy('/ru/about')).toContain(`ws://localhost:${STUB_PORT}`)
})

test('without configuration no third party may be asked for anything [R12.2]', async ({ page, request }) => {
  // That none is asked on any kind of page is a part of every-screen.spec.ts; Russian ones have a chat of their own.
  const origins = new Set<string>()
  page.on('request', (it) => origins.add(new URL(it.url()).origin))
  for (const path of ['/ru', '/ru/about', '/ru/contact', `/ru${screens.product}`]) {
    await openPage(page, path)
    expect(await dataLayer(page)).toEqual([])
  }
  expect([...origins]).toEqual([siteUrl])
  expect(asked).toEqual([])
  const policy = (await request.get('/ru/about')).headers()['content-security-policy']
  expect(policy).not.toMatch(/https?:|wss?:/)
})
