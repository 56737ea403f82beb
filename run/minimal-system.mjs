/** A minimal Debian in a folder, for tests of what the product needs of a system. Needs Linux, root, git and debootstrap. */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SUITE = 'bookworm'
/** Node 20 is what README asks for at least, whatever this machine has. */
const PACKAGES = ['node@20', 'npm@10']
/** Whom this machine trusts: what is between it and the network may have a certificate of its own. */
export const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

export function requireRoot() {
  if (process.getuid?.() !== 0) throw new Error('a system of its own can only be made by root')
}

/** What every Debian has, and nothing else. */
export function makeMinimalSystem(system) {
  console.log(`vitrine: making a minimal Debian in ${system}`)
  run('debootstrap', ['--variant=minbase', SUITE, system], { stdio: ['ignore', 'ignore', 'inherit'] })
  // It is the root of whoever runs something in it; a temporary folder is its maker's alone.
  chmodSync(system, 0o755)
}

/** Node and npm, as commands of the system. */
export function addNodeAndNpm(system) {
  const packages = join(system, 'opt/packages')
  mkdirSync(packages, { recursive: true })
  run('npm', ['install', '--prefix', packages, ...PACKAGES], { stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync(join(packages, 'node_modules/node/bin/node'), join(system, 'usr/local/bin/node'), { dereference: true })
  cpSync(join(packages, 'node_modules/npm'), join(system, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(system, 'usr/local/bin', name))
  rmSync(packages, { recursive: true })
}

/** How this machine reaches the network, and nothing else of it. */
export function copyNetworkSettings(system) {
  const files = ['/etc/resolv.conf', '/etc/hosts', CERTIFICATES]
  for (const file of files.filter((it) => existsSync(it))) {
    mkdirSync(dirname(join(system, file)), { recursive: true })
    cpSync(file, join(system, file), { dereference: true })
  }
}

/** @returns the file of this user's settings of npm; null where there is none */
export function npmSettings() {
  const file = run('npm', ['config', 'get', 'userconfig'], { stdio: 'pipe' }).stdout.toString().trim()
  return existsSync(file) ? file : null
}

/** What is committed, as a fresh clone has it. */
export function checkOut(folder) {
  mkdirSync(folder, { recursive: true })
  run('sh', ['-c', 'git archive HEAD | tar --extract --directory "$0"', folder], { cwd: root })
}

/** Where something is still mounted in it, deleting would reach into this machine: then it stays. */
export function removeSystem(system) {
  if (readFileSync('/proc/mounts', 'utf8').includes(` ${system}`))
    return console.error(`vitrine: something is mounted in ${system}; it is left as it is`)
  rmSync(system, { recursive: true, force: true })
}

export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (result.error) throw new Error(`${command} is needed and cannot be run: ${result.error.message}`)
  if (result.status !== 0) throw new Error(`${command} ${args[0]} failed; the lines above say why`)
  return result
}
