import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { onStop } from '@vitrine/platform/supervised'
import { build } from '../../run/build.ts'
import { findMissing } from './find-missing.ts'
import { smallPlan, wholePlan } from './plans.ts'
import { findBroken, toTable } from './report.ts'
import { runTopology } from './run-topology.ts'

const MAX_ROUNDS = 20

/**
 * `npm run test:topology -- [--rounds 2] [--faults firstCms,hang] [--small] [--log FILE]`: nginx, two instances, Postgres, an object store and a mail server, used by
 * visitors, buyers and an editor while one part after the other is killed, cut off or filled. The names of faults are those of faults.ts.
 */
const options = {
  rounds: { type: 'string' },
  faults: { type: 'string' },
  small: { type: 'boolean' },
  log: { type: 'string' },
} as const
const { values } = parseArgs({ options })
const plan = values.small ? smallPlan : wholePlan
const rounds = Number(values.rounds ?? plan.rounds)
if (!(rounds >= 1 && rounds <= MAX_ROUNDS)) throw new Error(`--rounds: give a number from 1 to ${MAX_ROUNDS}`)
const missing = findMissing()
if (missing) throw new Error(missing)
const folder = mkdtempSync(join(tmpdir(), 'vitrine-topology-'))
// However the run is ended, nothing is left of it: its programs are killed with this process.
onStop(() => process.exit(1))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
await build('site')
await build('cms')
const began = Date.now()
const report = await runTopology({
  port: Number(process.env.TOPOLOGY_PORT ?? 4380),
  folder,
  ...plan,
  rounds,
  faults: values.faults?.split(',') ?? plan.faults,
  keepOutput: (text) => values.log && writeFileSync(values.log, text),
  log: (line) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(5)} s  ${line}`),
})
const broken = findBroken(report)
console.log(`\n${toTable(report).join('\n')}\n\nin ${report.seconds} s`)
for (const sentence of broken) console.error(`NOT HELD: ${sentence}`)
if (broken.length === 0) console.log('every claim holds')
process.exitCode = broken.length > 0 ? 1 : 0
