import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** The runtime that the project brings along: the machine's own Node only has to be able to start this file. */
export const nodeOfProject = join(root, 'node_modules/.bin/node')

const note = join(root, 'node_modules/.vitrine-installed.json')

/** What is installed now: the lock file's hash, and whether the tools for testing are there too. */
function installed() {
  if (!existsSync(note) || !existsSync(nodeOfProject)) return null
  return JSON.parse(readFileSync(note, 'utf8'))
}

/**
 * Installs the packages of the lock file unless they are there already.
 * @param {{ withTestTools: boolean }} what the tools for testing weigh half a gigabyte; serving does without them
 * @returns {boolean} whether anything had to be installed
 */
export function install({ withTestTools }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const now = installed()
  if (now?.lock === lock && (now.withTestTools || !withTestTools)) return false
  const tools = withTestTools || now?.withTestTools
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(tools ? ['--include=dev'] : ['--omit=dev'])]
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('the packages could not be installed; the lines above say why')
  mkdirSync(dirname(note), { recursive: true })
  writeFileSync(note, JSON.stringify({ lock, withTestTools: Boolean(tools) }))
  return true
}

/** Runs a program of the project under the project's Node, passes signals on to it and ends with its exit code. */
export function handOver(script, args) {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(nodeOfProject, [join(root, script), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}
