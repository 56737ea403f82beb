import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import * as constants from './constants.ts'

const app = join(import.meta.dirname, '../app')
const tokens = readFileSync(join(app, 'ui/tokens.css'), 'utf8')

it('every required size is in the tokens', () => {
  const sizes = {
    '--select-max': '250px',
    '--select-row': '34px',
    '--select-search': '40px',
    '--search-max': '600px',
    '--basket-list-max': '543px',
    '--basket-list-inner-max': '439px',
    '--order-dialog-max': '600px',
    '--contact-dialog-max': '500px',
    '--content-max': '70rem',
    '--hero-min': '762px',
    '--skeleton-first': '1000ms',
    '--skeleton-route': '500ms',
    '--hero-slide': '5000ms',
  }
  for (const [name, size] of Object.entries(sizes)) expect(tokens).toContain(`${name}: ${size};`)
})

it('every required size is used by a style', async () => {
  const styles: string[] = []
  for await (const file of glob('**/*.css', { cwd: app })) styles.push(readFileSync(join(app, file), 'utf8'))
  const all = styles.join('\n')
  for (const [name] of tokens.matchAll(
    /--(?:select|search|basket-list|order-dialog|contact-dialog|content|hero)-[a-z-]+(?=:)/g,
  ))
    expect([name, all.includes(`var(${name})`)]).toEqual([name, true])
})

it('storage and cookies have the required keys', async () => {
  const sources: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: app }))
    if (!file.includes('.test.')) sources.push(readFileSync(join(app, file), 'utf8'))
  const all = sources.join('\n')
  for (const key of ['basket', 'cookies_accept']) expect(all).toMatch(new RegExp(`[A-Z_]+ = '${key}'`))
  for (const cookie of ['night', 'language']) expect(all).toContain(`writeCookie('${cookie}'`)
})

it('the constants have the required values', () => {
  expect(constants).toMatchObject({
    MOBILE_BREAKPOINT_PX: 768,
    HEADER_COMPACT_AFTER_MOBILE_PX: 80,
    HEADER_COMPACT_AFTER_PX: 100,
    HEADER_HIDE_AFTER_PX: 100,
    HEADER_CONTACT_AFTER_PX: 80,
    SCROLL_TOP_AFTER_PX: 450,
    HERO_SLIDE_MS: 5000,
    COOKIE_BANNER_AFTER_MS: 500,
    LOADING_BAR_THROTTLE_MS: 200,
    LOADING_BAR_DURATION_MS: 5000,
    LOADING_BAR_HIDE_AFTER_MS: 500,
    CHUNK_RELOAD_GUARD_MS: 60_000,
    COOKIE_DAYS: 365,
    LOADING_BAR_TICK_MS: 100,
    FETCH_MINIMUM_DELAY_MS: 200,
    PREFETCH_IDLE_TIMEOUT_MS: 2000,
    MOBILE_MENU_AUTOCLOSE_MS: 1000,
    BASKET_MIN_QUANTITY: 1,
  })
})

it('styles break only at the required widths [R9.18]', async () => {
  const widths = [...tokens.matchAll(/@custom-media [^;]*?(\d+)px/g)].map(([, width]) => Number(width))
  expect(widths.length).toBeGreaterThan(4)
  expect(widths.filter((it) => ![760, 767, 768, 991, 992, 1200, 1279, 1280, 1920].includes(it))).toEqual([])
  for await (const file of glob('**/*.css', { cwd: app })) {
    const queries = readFileSync(join(app, file), 'utf8').matchAll(/@media ([^{]+)\{/g)
    for (const [, query = ''] of queries)
      expect([file, query.trim()]).toEqual([
        file,
        expect.stringMatching(/^(print|(screen and )?\(--[a-z]+\)( and \((--[a-z]+|(min|max)-height: \d+px)\))*)$/),
      ])
  }
})
