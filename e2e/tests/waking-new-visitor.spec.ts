import { expect, test } from '../fixtures.ts'
import { isAwake, keepAsleep, wakePage } from '../open-page.ts'

type PageFiles = { entry: string; manifest: string; routes: Record<string, string>; imports: string[] }

test.use({ isNewVisitor: true })

test('untouched for 4 s a page fetches what it needs in order to wake, a file at a time, and runs none of it [R9.7, R13.40]', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/about')
  // From here on the clock of the page stands still.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.evaluate(() => [localStorage, sessionStorage].forEach((it) => it.clear()))
  await page.reload()
  const fetched = page.locator('link[rel=modulepreload]')
  const atOnce = await page.evaluateHandle(() => {
    const counts: number[] = []
    new MutationObserver((added) => counts.push(added.length)).observe(document.head, { childList: true })
    return counts
  })
  await page.clock.runFor(2000)
  const wanted = await page.evaluate(() => {
    const { entry, manifest, routes, imports } = (window as unknown as { pageFiles: PageFiles }).pageFiles
    return [entry, manifest, ...Object.values(routes), ...imports].toSorted()
  })
  const hrefs = await fetched.evaluateAll((links) => links.map((it) => it.getAttribute('href') ?? ''))
  expect(hrefs.toSorted()).toEqual(wanted)
  expect(await atOnce.jsonValue()).toEqual(wanted.map(() => 1))
  await page.clock.runFor(1999)
  expect(await page.locator('html').getAttribute('data-awake')).toBeNull()
  expect(await page.evaluate(() => '__reactRouterManifest' in window)).toBe(false)
  await page.clock.runFor(2000)
  await page.clock.resume()
  await isAwake(page)
})

test('the cookie notice is there while the page sleeps, and a press on it is held and done [R9.9, R13.41]', async ({
  page,
}) => {
  await keepAsleep(page)
  await page.goto('/about')
  const accept = page.getByRole('button', { name: 'Accept' })
  await expect(accept).toBeVisible()
  expect(await page.locator('html').getAttribute('data-awake')).toBeNull()
  await accept.click()
  await expect(accept).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('cookies_accept'))).toBe('true')
})

test('the dot of the first slide fills while the page sleeps, and goes on from there [R9.9, R13.40]', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await keepAsleep(page)
  await page.goto('/')
  const fill = page.getByRole('region', { name: 'Highlights' }).locator('button[aria-current=true] [data-full]')
  /** Where the animation of the styles, or that of the script, is. */
  const time = (byStyles: boolean) =>
    fill.evaluate(
      (it, isCss) => it.getAnimations().find((animation) => animation instanceof CSSAnimation === isCss)?.currentTime,
      byStyles,
    )
  await expect.poll(() => time(true)).toBeGreaterThan(1500)
  await wakePage(page)
  await expect.poll(() => time(false)).toBeGreaterThan(1500)
  await isAwake(page)
  expect(await time(true)).toBeUndefined()
})
