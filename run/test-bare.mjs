/**
 * `npm run test:bare [-- FOLDER]`: both commands of the README on a minimal Debian that has Node 20 and npm and nothing else, from what
 * is committed. Needs Linux, root, git and debootstrap. The system is made in FOLDER (a temporary one by default, which is deleted).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const SUITE = 'bookworm'
/** Node 20 is what README asks for at least, whatever this machine has. */
const PACKAGES = ['node@20', 'npm@10']
const USER = { name: 'vitrine', id: '1000', home: '/srv/vitrine' }
const PATH = '/usr/local/bin:/usr/bin:/bin'
/** Whom this machine trusts: what is between it and the network may have a certificate of its own. */
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const given = process.argv[2]
const system = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'vitrine-bare-'))
const project = join(system, USER.home, 'project')

try {
  if (process.getuid?.() !== 0) throw new Error('a system of its own can only be made by root')
  if (!existsSync(join(system, 'usr/local/bin/npm'))) makeSystem()
  checkOut()
  process.exitCode = runInside('run/test-bare-inside.mjs')
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exitCode = 1
} finally {
  if (!given) removeSystem()
}

/** Nothing is mounted in it outside of the namespace of `runInside`. Where something is, deleting would reach into this machine. */
function removeSystem() {
  if (readFileSync('/proc/mounts', 'utf8').includes(` ${system}`))
    return console.error(`vitrine: something is mounted in ${system}; it is left as it is`)
  rmSync(system, { recursive: true, force: true })
}

function makeSystem() {
  console.log(`vitrine: making a minimal Debian in ${system}`)
  run('debootstrap', ['--variant=minbase', SUITE, system], { stdio: ['ignore', 'ignore', 'inherit'] })
  const packages = join(system, 'opt/packages')
  mkdirSync(packages, { recursive: true })
  run('npm', ['install', '--prefix', packages, ...PACKAGES], { stdio: ['ignore', 'ignore', 'inherit'] })
  cpSync(join(packages, 'node_modules/node/bin/node'), join(system, 'usr/local/bin/node'), { dereference: true })
  cpSync(join(packages, 'node_modules/npm'), join(system, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(system, 'usr/local/bin', name))
  rmSync(packages, { recursive: true })
  run('chroot', [system, 'useradd', '--uid', USER.id, '--home-dir', USER.home, '--create-home', USER.name])
  copyNetworkSettings()
}

/** How this machine reaches the network, and nothing else of it. */
function copyNetworkSettings() {
  const files = ['/etc/resolv.conf', '/etc/hosts', CERTIFICATES]
  for (const file of files.filter((it) => existsSync(it))) {
    mkdirSync(dirname(join(system, file)), { recursive: true })
    cpSync(file, join(system, file), { dereference: true })
  }
  const npmrc = run('npm', ['config', 'get', 'userconfig'], { stdio: 'pipe' }).stdout.toString().trim()
  if (existsSync(npmrc)) cpSync(npmrc, join(system, USER.home, '.npmrc'))
}

/** What is committed, as a fresh clone has it. */
function checkOut() {
  rmSync(project, { recursive: true, force: true })
  mkdirSync(project, { recursive: true })
  run('sh', ['-c', 'git archive HEAD | tar --extract --directory "$0"', project], { cwd: root })
  run('chroot', [system, 'chown', '--recursive', `${USER.id}:${USER.id}`, USER.home])
}

/** Runs a script in the system, with processes and mounts of its own: nothing of it is left afterwards. @returns its exit code */
function runInside(script) {
  const inside = `mount -t proc proc "$0/proc" && mount -t tmpfs tmpfs "$0/dev/shm" && mount -t tmpfs tmpfs "$0/tmp" &&
    exec chroot --userspec=${USER.id}:${USER.id} "$0" env -i HOME=${USER.home} PATH=${PATH} CI="$CI" NODE_EXTRA_CA_CERTS=${CERTIFICATES} ${passedOn()} \\
      sh -c 'cd ${USER.home}/project && node ${script}'`
  const { status } = spawnSync('unshare', ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', inside, system], {
    stdio: 'inherit',
  })
  return status ?? 1
}

function passedOn() {
  const names = ['http_proxy', 'https_proxy', 'no_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']
  return names
    .filter((name) => process.env[name])
    .map((name) => `${name}="$${name}"`)
    .join(' ')
}

function run(command, args, options = {}) {
  const result = spawnSync(command, args, { stdio: 'inherit', ...options })
  if (result.error) throw new Error(`${command} is needed and cannot be run: ${result.error.message}`)
  if (result.status !== 0) throw new Error(`${command} ${args[0]} failed; the lines above say why`)
  return result
}
