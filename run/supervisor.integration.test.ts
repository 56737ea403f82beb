import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { SupervisedProgram } from './supervisor.ts'

let program: SupervisedProgram | undefined
afterEach(async () => {
  await program?.stop()
  vi.restoreAllMocks()
})

const file = () => join(mkdtempSync(join(tmpdir(), 'supervisor-')), 'starts')
const linesOf = (path: string) => {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

function start(script: string) {
  program = new SupervisedProgram({
    name: 'sample',
    command: process.execPath,
    args: ['-e', script],
    cwd: '.',
    env: process.env,
  })
  return program
}

it('restarts a program when it ends, and repeats its last output when it keeps ending [R18.5]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const starts = file()
  start(
    `require('fs').appendFileSync(${JSON.stringify(starts)}, 'start\\n'); console.error('no disk left'); process.exit(3)`,
  )
  await vi.waitFor(() => expect(linesOf(starts).length).toBeGreaterThanOrEqual(3), 15_000)
  await vi.waitFor(() => expect(log.mock.calls.flat().join('\n')).toMatch(/keeps ending[\s\S]*no disk left/), 15_000)
  expect(log.mock.calls.flat().join('\n')).toContain('exit code 3')
}, 30_000)

it('lets a program finish when it is stopped, and does not restart it [R18.6]', async () => {
  const starts = file()
  const script = `const f = ${JSON.stringify(starts)}, fs = require('fs'); fs.appendFileSync(f, 'start\\n')
    process.on('SIGTERM', () => setTimeout(() => { fs.appendFileSync(f, 'finished\\n'); process.exit(0) }, 200)); setInterval(() => {}, 1000)`
  const supervised = start(script)
  await vi.waitFor(() => expect(linesOf(starts)).toEqual(['start']), 10_000)
  await supervised.stop()
  expect(linesOf(starts)).toEqual(['start', 'finished'])
}, 30_000)
