import { chromium } from '@playwright/test'
import { findBrowser } from '../browser.ts'
import type { Editor } from './editor.ts'
import { type Card, pathOf } from './card.ts'

const MAX_WAIT_MS = 120_000

/**
 * What an editor waits for in a browser: the list of products, a search in it, the page of a product, and publishing a change of it until
 * the page says that it is saved. @throws where the site does not show the change then
 */
export async function driveBackOffice(
  siteUrl: string,
  { headers }: Editor,
  card: Card,
): Promise<Record<string, string>> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const value = headers.authorization?.replace('JWT ', '') ?? ''
    await context.addCookies([{ name: 'payload-token', value, url: siteUrl, httpOnly: true, sameSite: 'Lax' }])
    const page = await context.newPage()
    page.setDefaultTimeout(MAX_WAIT_MS)
    const figures: Record<string, string> = {}
    const measure = async (name: string, work: () => Promise<unknown>) => {
      const from = performance.now()
      await work()
      figures[`editor: ${name}`] = (performance.now() - from).toFixed(0)
    }
    // The code of the screens is fetched before.
    await page.goto(`${siteUrl}/admin/collections/categories`)
    const list = `${siteUrl}/admin/collections/products`
    const rows = page.locator('table tbody tr')
    await measure('list', async () => {
      await page.goto(list)
      await rows.first().waitFor()
    })
    const link = page.getByRole('row').getByRole('link').first()
    await measure('search', async () => {
      await page.goto(`${list}?search=${encodeURIComponent(card.slug)}`)
      await link.waitFor()
    })
    const subtitle = `Changed in the browser ${card.slug}`
    const field = page.getByLabel('Subtitle').first()
    await measure('open', async () => {
      await link.click()
      await field.waitFor()
    })
    await page.waitForLoadState('networkidle')
    await field.fill(subtitle)
    await measure('publish', async () => {
      await page
        .getByRole('button', { name: /^Publish/ })
        .first()
        .click()
      await page.locator('.toast-success').first().waitFor()
    })
    const from = performance.now()
    while (!(await (await fetch(siteUrl + pathOf(card))).text()).includes(subtitle)) {
      if (performance.now() - from > MAX_WAIT_MS) throw new Error('what was published in the browser is not shown')
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    figures['editor: visible after'] = (performance.now() - from).toFixed(0)
    return figures
  } finally {
    await browser.close()
  }
}
