import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SupervisedProgram } from './supervisor.ts'

let program: SupervisedProgram | undefined
let folder: string
let notes: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'supervisor-'))
  notes = join(folder, 'notes')
})
afterEach(async () => {
  await program?.stop()
  program = undefined
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/** What the programs have noted, a line each. */
const noted = () => {
  try {
    return readFileSync(notes, 'utf8').split('\n').filter(Boolean)
  } catch {
    return []
  }
}

/** The beginning of a program's script: `note(line)` writes to the notes. */
const preamble = () => `const note = (line) => require('fs').appendFileSync(${JSON.stringify(notes)}, line + '\\n');`

function start(script: string, healthUrl?: string) {
  program = new SupervisedProgram(
    {
      name: 'sample',
      command: process.execPath,
      args: ['-e', preamble() + script],
      cwd: '.',
      env: process.env,
      ...(healthUrl ? { healthUrl } : {}),
    },
    { everyMs: 100, maxUnanswered: 4, maxUnansweredAtStart: 100 },
  )
  return program
}

it('restarts a program when it ends, and repeats its last output when it keeps ending [R18.5]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  start(`note('start'); console.error('no disk left'); process.exit(3)`)
  await vi.waitFor(() => expect(noted().length).toBeGreaterThanOrEqual(3), 15_000)
  await vi.waitFor(() => expect(log.mock.calls.flat().join('\n')).toMatch(/keeps ending[\s\S]*no disk left/), 15_000)
  expect(log.mock.calls.flat().join('\n')).toContain('exit code 3')
}, 30_000)

it('lets a program finish when it is stopped, and does not restart it [R18.6]', async () => {
  const supervised = start(`note('start')
    process.on('SIGTERM', () => setTimeout(() => { note('finished'); process.exit(0) }, 200)); setInterval(() => {}, 1000)`)
  await vi.waitFor(() => expect(noted()).toEqual(['start']), 10_000)
  await supervised.stop()
  // Twice as long as a restart would take: there is no event for what does not happen.
  await wait(1000)
  expect(noted()).toEqual(['start', 'finished'])
}, 30_000)

it('kills and restarts a program that answers no health question any more [R18.5]', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const port = 4397
  // Its first life hangs at the third question, deaf to SIGTERM; the second one answers on.
  start(
    `const isFirst = !require('fs').existsSync(${JSON.stringify(notes)}); let asked = 0
     note('start')
     process.on('SIGTERM', () => process.exit(0))
     require('http').createServer((request, response) => {
       asked++
       if (isFirst && asked === 3) for (;;);
       if (asked === 8) note('answers')
       response.end()
     }).listen(${port}, '127.0.0.1')`,
    `http://127.0.0.1:${port}/healthz`,
  )
  await vi.waitFor(() => expect(noted()).toEqual(['start', 'start', 'answers']), 20_000)
  expect(log.mock.calls.flat().join('\n')).toMatch(/sample has not answered .*\/healthz for 0\.4 s; killing it/)
}, 30_000)

it('is missed by its programs when it is killed: they finish and end [R18.6]', async () => {
  const at = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const script = `const { appendFileSync } = await import('node:fs')
    const { onStop } = await import(${at('../packages/platform/src/supervised.ts')})
    appendFileSync(${JSON.stringify(notes)}, process.pid + '\\n')
    onStop(() => { console.log('nobody reads this'); setTimeout(() => { appendFileSync(${JSON.stringify(notes)}, 'finished\\n'); process.exit(0) }, 200) })
    setInterval(() => console.log('at work'), 20)`
  const supervisor = `const { SupervisedProgram } = await import(${at('supervisor.ts')})
    new SupervisedProgram({ name: 'sample', command: process.execPath, args: ['--input-type=module', '-e', ${JSON.stringify(script)}], cwd: '.', env: process.env })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', supervisor], { stdio: 'ignore' })
  await vi.waitFor(() => expect(noted()).toHaveLength(1), 10_000)
  child.kill('SIGKILL')
  await vi.waitFor(() => expect(noted()[1]).toBe('finished'), 10_000)
  await vi.waitFor(() => expect(() => process.kill(Number(noted()[0]), 0)).toThrow('ESRCH'), 10_000)
}, 30_000)
