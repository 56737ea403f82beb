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

const file = () => join(mkdtempSync(join(tmpdir(), 'kept-alive-')), 'lives')
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

it('starts a program again when it dies and shows its last words when it keeps dying [R18.5]', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const lives = file()
  start(
    `require('fs').appendFileSync(${JSON.stringify(lives)}, 'life\\n'); console.error('no disk left'); process.exit(3)`,
  )
  await vi.waitFor(() => expect(linesOf(lives).length).toBeGreaterThanOrEqual(3), 15_000)
  await vi.waitFor(() => expect(said.mock.calls.flat().join('\n')).toMatch(/keeps dying[\s\S]*no disk left/), 15_000)
  expect(said.mock.calls.flat().join('\n')).toContain('exit code 3')
}, 30_000)

it('lets a program finish when it is stopped, and does not start it again [R18.6]', async () => {
  const lives = file()
  const script = `const f = ${JSON.stringify(lives)}, fs = require('fs'); fs.appendFileSync(f, 'life\\n')
    process.on('SIGTERM', () => setTimeout(() => { fs.appendFileSync(f, 'finished\\n'); process.exit(0) }, 200)); setInterval(() => {}, 1000)`
  const kept = start(script)
  await vi.waitFor(() => expect(linesOf(lives)).toEqual(['life']), 10_000)
  await kept.stop()
  expect(linesOf(lives)).toEqual(['life', 'finished'])
}, 30_000)
