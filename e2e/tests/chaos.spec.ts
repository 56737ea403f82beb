import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isFlawless, toLines } from '../chaos/report.ts'
import { runChaos } from '../chaos/chaos.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-torture-'))
test.afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('whatever is acknowledged is stored once and mailed once, though everything dies and comes back [R10.19]', async () => {
  test.setTimeout(360_000)
  const report = await runChaos({
    enquiries: 60,
    sideBySide: 4,
    gapMs: 2500,
    misfortuneEvery: [3000, 5000],
    misfortunes: [4, 4],
    settleWithin: 150_000,
    port: 4320,
    dataDir,
  })
  console.log(toLines(report).join('\n'))
  expect(report.siteKills).toBeGreaterThan(0)
  expect(report.cmsKills).toBeGreaterThan(0)
  expect(report.mailAbsences).toBeGreaterThan(0)
  expect(isFlawless(report), toLines(report).join('\n')).toBe(true)
})
