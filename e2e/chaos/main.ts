import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from '../../run/build.ts'
import { isFlawless, toLines } from './report.ts'
import { runChaos } from './chaos.ts'

/** `npm run chaos [-- how many]`: a thousand enquiries while programs are killed and the mail server comes and goes. */
const enquiries = Number(process.argv[2] ?? 1000)
const port = Number(process.env.CHAOS_PORT ?? 4320)
const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-chaos-'))
try {
  await build('site')
  await build('cms')
  const report = await runChaos({
    enquiries,
    concurrency: 8,
    gapMs: 2500,
    faultIntervalMs: [2000, 8000],
    faults: [4, Infinity],
    settleWithinMs: 10 * 60_000,
    port,
    dataDir,
  })
  console.log(toLines(report).join('\n'))
  process.exitCode = isFlawless(report) ? 0 : 1
} finally {
  rmSync(dataDir, { recursive: true, force: true })
}
