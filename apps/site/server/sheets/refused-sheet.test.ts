import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { registerTexts } from '../../shared/texts/loaded-texts.ts'
import { refusedSheet } from './refused-sheet.ts'

beforeAll(() => {
  for (const language of ['en', 'de'] as const) {
    const file = new URL(`../../../../packages/locales/texts/${language}.json`, import.meta.url)
    registerTexts(language, JSON.parse(readFileSync(file, 'utf8')) as never)
  }
})

it.each([
  ['/de/sheet/basket.pdf', 400, 'many', 'höchstens 100 Maschinen'],
  ['/sheet/compare.pdf', 400, 'many', 'At most 4 machines'],
  ['/sheet/product/nv-4.pdf', 400, 'units', 'metric or in imperial'],
  ['/de/sheet/plan.pdf', 404, 'unknown', 'keine Maschine'],
  ['/sheet/product/nv-4.pdf', 503, 'busy', 'try again in a minute'],
  ['/de/sheet/product/nv-4.pdf', 429, '', 'in einer Minute'],
] as const)('%s %d (%s) says in its language what is wrong [R2.117]', (path, status, reason, words) => {
  const html = refusedSheet(path, status, reason)
  expect(html).toContain(words)
  expect(html).toContain(`>${status}</p>`)
})
