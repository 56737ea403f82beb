import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const run = promisify(execFile)

/** A program that logs in every way there is. */
const program = (settings: object) => `
  import { startLog, writeLog } from './log.ts'
  import { runInContext } from '../requests/request-context.ts'
  import { toRequestContext } from '../requests/request-id.ts'
  startLog(${JSON.stringify({ program: 'site', level: 'info', ...settings })})
  console.log('listening on %s', 'http://localhost:3000')
  console.debug('left out')
  const context = toRequestContext({ 'x-request-id': 'edge_00012345' }, 'page')
  runInContext(context, () => setTimeout(() => console.error('renewing /de?q=Ada:', new TypeError('no <ada@example.com>')), 1))
  writeLog('debug', 'request', { route: 'home', status: 200 })
  console.warn(new Error('two\\nlines'))
`

async function logOf(settings: object) {
  const args = ['--input-type=module-typescript', '--eval', program(settings)]
  return run(process.execPath, args, { cwd: join(import.meta.dirname) })
}

it('each line is one of JSON with time, level, program and the id of its request, and nothing of visitors [R18.80, R18.83, R18.84]', async () => {
  const { stdout, stderr } = await logOf({})
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const common = { time: expect.stringMatching(/^\d{4}-.*Z$/), program: 'site' }
  expect(lines).toEqual([
    { ...common, level: 'info', msg: 'listening on http://localhost:3000' },
    {
      ...common,
      level: 'warn',
      msg: 'two\nlines',
      err: expect.objectContaining({ type: 'Error', message: 'two\nlines' }),
    },
    {
      ...common,
      level: 'error',
      requestId: 'edge_00012345',
      msg: 'renewing /de?…',
      err: expect.objectContaining({ type: 'TypeError', message: 'no <(e-mail address)>' }),
    },
  ])
  expect(stderr).toBe('')
})

it('the level decides what is logged [R18.81]', async () => {
  expect((await logOf({ level: 'debug' })).stdout).toMatch(
    /"level":"debug".*"msg":"request","route":"home","status":200/,
  )
  expect((await logOf({ level: 'error' })).stdout.trim().split('\n')).toHaveLength(1)
})

it('as text a line is what was said, with the id of its request, errors on standard error [R18.81]', async () => {
  const { stdout, stderr } = await logOf({ format: 'text' })
  expect(stdout).toBe('listening on http://localhost:3000\n')
  expect(stderr).toMatch(
    /renewing \/de\?… TypeError: no <\(e-mail address\)> \(request edge_00012345\)\n\s+at .+:\d+:\d+\)?\n/,
  )
})
