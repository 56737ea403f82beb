import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const module = pathToFileURL(join(import.meta.dirname, 'temporary-folder.ts')).href
/** Makes the folder, has a program of its own make a file where its temporary files are, and tells where that is. */
const script = `
  const { makeTemporaryFolder } = await import(${JSON.stringify(module)})
  const folder = makeTemporaryFolder()
  const { execFileSync } = await import('node:child_process')
  const { statSync } = await import('node:fs')
  const mode = (statSync(folder).mode & 0o777).toString(8)
  const file = execFileSync('mktemp', { encoding: 'utf8' }).trim()
  console.log(JSON.stringify({ folder, file, mode }))
`

it.each([
  ['ends', ''],
  ['fails', 'throw new Error("as a test may")'],
  [
    'is told to end',
    'process.kill(process.pid, "SIGTERM"); await new Promise((resolve) => setTimeout(resolve, 10_000))',
  ],
])('what a run and its programs leave in the temporary folder is gone when the run %s', async (_, end) => {
  const run = spawn(process.execPath, ['--input-type=module', '-e', script + end], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [output] = await Promise.all([text(run.stdout), once(run, 'close')])
  const { folder, file, mode } = JSON.parse(output) as Record<'folder' | 'file' | 'mode', string>
  // Programs of other users find their way in, and nobody lists it.
  expect(mode).toBe('711')
  expect(file.startsWith(`${folder}/`)).toBe(true)
  expect(existsSync(folder)).toBe(false)
})
