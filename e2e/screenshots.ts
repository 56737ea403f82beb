import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type Page } from '@playwright/test'
import { defaultLanguage } from '@vitrine/locales/languages'
import { findBrowser } from './browser.ts'
import { screens } from './screens.ts'

const { values: asked } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    languages: { type: 'string', default: 'en,ar,cn' },
    widths: { type: 'string', default: '390,768,1440' },
    themes: { type: 'string', default: 'light,night' },
    screens: { type: 'string', default: [...Object.keys(screens), 'lost'].join() },
  },
})

/** Narrow screens show a skeleton for as long as R9.4 says. */
const FIRST_SKELETON_MS = 1000

const folder = join(import.meta.dirname, '../screenshots')
const paths: Record<string, string> = { ...screens, lost: '/no-such-page' }

/** `npm run screenshots`: every kind of page as a picture, whole length, of a site that is running. */
async function main() {
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch(await findBrowser())
  for (const theme of asked.themes.split(','))
    for (const width of asked.widths.split(',').map(Number))
      for (const language of asked.languages.split(','))
        for (const screen of asked.screens.split(',')) await take(browser, { theme, width, language, screen })
  await browser.close()
}

type Shot = { theme: string; width: number; language: string; screen: string }

async function take(browser: Browser, { theme, width, language, screen }: Shot) {
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    reducedMotion: 'reduce',
  })
  await context.addCookies([{ name: 'night', value: String(theme === 'night'), url: asked.base }])
  await context.addInitScript(() => localStorage.setItem('cookies_accept', 'true'))
  const page = await context.newPage()
  await page.goto(asked.base + (language === defaultLanguage ? '' : `/${language}`) + paths[screen], {
    waitUntil: 'load',
  })
  await loadPictures(page)
  await page.waitForTimeout(FIRST_SKELETON_MS)
  await page.screenshot({ path: join(folder, `${screen}-${language}-${theme}-${width}.png`), fullPage: true })
  await context.close()
}

/** Pictures load lazily, so all are loaded before the screenshot. */
async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    document.documentElement.dataset['whole'] = ''
    for (const it of document.images) it.loading = 'eager'
    await Promise.allSettled([...document.images].map((it) => it.decode()))
    await document.fonts.ready
  })
}

await main()
