import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../run/build.ts'
import { isFlawless, toLines } from './report.ts'
import { runChaos } from './chaos.ts'

/** `npm run torture [-- how many]`: a thousand enquiries while everything dies and comes back. */
const enquiries = Number(process.argv[2] ?? 1000)
const port = Number(process.env.TORTURE_PORT ?? 4320)
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-torture-'))
try {
  await build('site')
  await build('cms')
  const report = await runChaos({
    enquiries,
    sideBySide: 8,
    gapMs: 2500,
    misfortuneEvery: [2000, 8000],
    misfortunes: [4, Infinity],
    settleWithin: 10 * 60_000,
    port,
    dataDir,
  })
  console.log(toLines(report).join('\n'))
  process.exitCode = isFlawless(report) ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
