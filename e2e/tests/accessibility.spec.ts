import type { Page } from '@playwright/test'
import { expectNotice } from '../cookie-notice.ts'
import { findViolations } from '../find-violations.ts'
import { expect, test } from '../fixtures.ts'
import { openPage } from '../open-page.ts'
import { screens } from '../screens.ts'

test.use({ allow: /no-such/, isNewVisitor: true })

const pages = { ...screens, lost: '/no-such-page' }
/** What another theme can break: everything else that is checked is the same by night and by day. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

for (const [name, path] of Object.entries(pages))
  test(`${name} passes the automatic accessibility checks by night and by day, has no broken picture, no target that the cookie notice or what floats covers in part, and fetches nothing twice and no picture in two types [R13.53, R19.1, R19.5, R19.51]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await context.addCookies([{ name: 'night', value: 'true', url: baseURL ?? '' }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, path)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
    expect(await findViolations(page)).toEqual([])
    // The checks took longer than what a page fetches by itself.
    expect(listRepeated(fetched)).toEqual([])
    await expectNotice(page, 'Privacy policy')
    expect(await findViolations(page, { rules: ['target-size'] })).toEqual([])
    await page.getByRole('banner').getByRole('button', { name: 'Day mode' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'night')
    expect(await findViolations(page, { rules: rulesOfColour })).toEqual([])
    expect(await findBrokenPictures(page)).toEqual([])
  })

function findBrokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pictures = [...document.images]
    for (const it of pictures) it.loading = 'eager'
    await Promise.allSettled(pictures.map((it) => it.decode()))
    return pictures.filter((it) => it.naturalWidth === 0).map((it) => it.currentSrc || it.src)
  })
}

/** Files that were fetched again, and pictures that were fetched in another type too, without their endings. */
function listRepeated(paths: string[]): string[] {
  const files = paths.filter((it) => it.startsWith('/media/') || it.startsWith('/assets/'))
  const stems = files.map((it) => it.replace(/\.(avif|webp)$/, ''))
  return stems.filter((it, index) => stems.indexOf(it) < index)
}
