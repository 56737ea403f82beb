import { afterEach, expect, it, vi } from 'vitest'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import { readSiteEnvironment } from '../environment.ts'
import { createSheets } from './create-sheets.ts'

afterEach(() => vi.unstubAllGlobals())

it('no more sheets have their pictures fetched at once than may wait [R2.118]', async () => {
  const fetched = vi.fn<typeof fetch>(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', fetched)
  const environment = readSiteEnvironment({ SITE_URL: 'https://norvane.example' })
  const sheets = createSheets(environment)
  const blocks = [{ kind: 'pictures', pictures: [{ src: '/media/saw.webp', alt: '' }] }]
  const results = Array.from({ length: 60 }, () => sheets.make({ blocks } as unknown as Sheet, () => undefined))
  const refused = await Promise.race([
    Promise.allSettled(results.slice(24)),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), 1000)),
  ])
  expect(fetched).toHaveBeenCalledTimes(24)
  expect(refused?.map((it) => it.status === 'rejected' && it.reason.name)).toEqual(Array(36).fill('SheetsBusy'))
  for (const result of results) result.catch(() => undefined)
  sheets.stop()
})
