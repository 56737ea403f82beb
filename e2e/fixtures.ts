import { test as base, expect as playwrightExpect, type Page, type TestInfo } from '@playwright/test'
import { type KeptContext, keepContext } from './kept-context.ts'
import { PAGE_TEXT } from './report-pages.ts'

/** Asks again at half of the times that Playwright would leave between: what has come by then is seen up to half a second sooner. */
const intervals = [50, 100, 100, 250, 500, 1000]

const poll: typeof playwrightExpect.poll = (actual, given) =>
  playwrightExpect.poll(actual, { intervals, ...(typeof given === 'string' ? { message: given } : given) })

export const expect: typeof playwrightExpect = new Proxy(playwrightExpect, {
  get: (target, key, receiver) => (key === 'poll' ? poll : Reflect.get(target, key, receiver)),
})

/** What the page looked like and what it said when the test failed. Playwright's own way takes a picture of each page that is closed, a quarter of all the time. */
async function attachPage(page: Page, info: TestInfo) {
  const said = await page.ariaSnapshot({ timeout: 5_000 }).catch(() => null)
  if (said) await info.attach(PAGE_TEXT, { body: said, contentType: 'text/plain' })
  const path = info.outputPath('page.png')
  // A page that is closed or does not answer has none.
  const isTaken = await page.screenshot({ path, timeout: 5_000 }).catch(() => null)
  if (isTaken) await info.attach('page', { path, contentType: 'image/png' })
}

type Options = {
  allow: RegExp
  isNewVisitor: boolean
  /** For tests about what browsers keep. */
  hasOwnContext: boolean
}

/**
 * A test fails on an error in the console of its page (violations of the security policy included), on an error that is thrown there, on a failed
 * request and on an answer of 400 or more. `allow` matches the texts and addresses of failures that the test is about.
 * Visitors have accepted cookies, as the banner would come up over what is being pressed, unless a test is about a new visitor.
 * A test that opens no page has none: to make one takes a quarter of a second.
 */
export const test = base.extend<Options, { kept: KeptContext }>({
  allow: [/(?!)/, { option: true }],
  isNewVisitor: [false, { option: true }],
  hasOwnContext: [false, { option: true }],
  kept: [
    async ({ browser }, use) => {
      const kept = keepContext(browser)
      await use(kept)
      await kept.close()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      kept,
      baseURL,
      viewport,
      isMobile,
      hasTouch,
      deviceScaleFactor,
      javaScriptEnabled,
      locale,
      timezoneId,
      userAgent,
      contextOptions,
      isNewVisitor,
      hasOwnContext,
    },
    use,
    info,
  ) => {
    const device = { viewport, isMobile, hasTouch, deviceScaleFactor, javaScriptEnabled }
    const person = { locale, timezoneId, userAgent, contextOptions, isNewVisitor }
    const context = await kept.open(JSON.stringify({ baseURL, device, person, hasOwnContext }), async (made) => {
      // about:blank has no storage.
      const accept = () => location.origin === 'null' || localStorage.setItem('cookies_accept', 'true')
      if (!isNewVisitor) await made.addInitScript(accept)
    })
    await use(context)
    await (hasOwnContext || info.status !== info.expectedStatus ? kept.close() : kept.clean())
  },
  page: async ({ page, allow }, use, info) => {
    const errors: string[] = []
    const isAllowed = (text: string) => allow.test(text)
    page.on('console', (message) => {
      const text = `${message.text()} (${message.location().url})`
      if (message.type() === 'error' && !isAllowed(text)) errors.push(`console: ${text}`)
    })
    page.on('pageerror', (error) => errors.push(`thrown: ${error.message}`))
    page.on('requestfailed', (request) => {
      const aborted = request.failure()?.errorText === 'net::ERR_ABORTED'
      if (!aborted && !isAllowed(request.url())) errors.push(`failed: ${request.url()} ${request.failure()?.errorText}`)
    })
    page.on('response', (response) => {
      if (response.status() >= 400 && !isAllowed(response.url())) errors.push(`${response.status()}: ${response.url()}`)
    })
    await use(page)
    // A request that is held back or changed may still be on its way.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (info.status !== info.expectedStatus || errors.length > 0) await attachPage(page, info)
    expect(errors).toEqual([])
  },
})
