import { expect, test } from '@playwright/test'
import { findProgram, readResidentMb } from '../resident-memory.ts'
import { dataDir } from '../test-instance.ts'

// This runs after all other tests: by then the programs have answered everything that they can be asked.
for (const [program, bound] of [
  ['site', 300],
  ['cms', 600],
] as const)
  test(`the ${program} takes less than ${bound} MB in memory [R13.34]`, () => {
    const megabytes = readResidentMb(findProgram(program, dataDir))
    console.log(`${program}: ${megabytes.toFixed(0)} MB`)
    expect(megabytes).toBeLessThan(bound)
  })
