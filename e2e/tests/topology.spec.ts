import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { portFor } from '../test-instance.ts'
import { findMissing } from '../topology/find-missing.ts'
import { smallPlan } from '../topology/plans.ts'
import { findBroken, toTable } from '../topology/report.ts'
import { runTopology } from '../topology/run-topology.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-topology-'))
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A few faults of what `npm run test:topology` does; e2e/topology has the rest. */
test('behind nginx two instances on one Postgres and one bucket fail no kept page, lose and double no enquiry and publish everywhere while programs are killed and a network hangs [R18.120, R18.4]', async () => {
  // nginx and Postgres are programs of the system, which a bare one has not: there the report says which is missing.
  const missing = findMissing()
  test.skip(missing !== null, missing ?? '')
  test.setTimeout(900_000)
  const report = await runTopology({ ...smallPlan, port: portFor(0), folder, log: () => undefined })
  console.log(toTable(report).join('\n'))
  expect(findBroken(report)).toEqual([])
  expect(report.deeds.map(({ times }) => times)).toEqual([1, 1, 1, 1])
})
