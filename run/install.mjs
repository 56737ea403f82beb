import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
/** The runtime that the project installs: the Node of the system only has to be able to run this file. */
export const nodeOfProject = join(root, 'node_modules/.bin/node')

const recordFile = join(root, 'node_modules/.vitrine-installed.json')

/** What is installed: the hash of its lock file, and whether the test tools are there too; null where nothing is. */
function readRecord() {
  if (!existsSync(recordFile) || !existsSync(nodeOfProject)) return null
  return JSON.parse(readFileSync(recordFile, 'utf8'))
}

/**
 * Installs the packages of the lock file unless they are installed.
 * @param {{ withTestTools: boolean }} options the test tools take half a gigabyte; serving does not need them
 * @returns {boolean} whether anything had to be installed
 */
export function install({ withTestTools }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const record = readRecord()
  if (record?.lock === lock && (record.withTestTools || !withTestTools)) return false
  const hasTestTools = withTestTools || record?.withTestTools
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', hasTestTools ? '--include=dev' : '--omit=dev']
  const { status } = spawnSync('npm', args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('the packages could not be installed; the lines above say why')
  mkdirSync(dirname(recordFile), { recursive: true })
  writeFileSync(recordFile, JSON.stringify({ lock, withTestTools: Boolean(hasTestTools) }))
  return true
}

/** Runs a script with the project's Node, passes signals on to it and exits with its code. */
export function handOver(script, args) {
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(nodeOfProject, [join(root, script), ...args], {
    cwd: root,
    // The channel tells the script that this process is gone, should it be killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
}

/**
 * Runs a command of the project: installs what it needs and hands over with the arguments of this process. A failure is said, and ends with 1.
 * @param {string} script where it stands, from the root
 * @param {{ withTestTools: boolean }} options
 */
export function runCommand(script, options) {
  try {
    install(options)
    handOver(script, process.argv.slice(2))
  } catch (error) {
    console.error(`vitrine: ${error.message}`)
    process.exit(1)
  }
}
