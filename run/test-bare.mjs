/**
 * `npm run test:bare [-- FOLDER]`: both commands of the README on a minimal Debian that has Node 20 and npm and nothing else, from what
 * is committed. Needs Linux, root, git and debootstrap. The system is made in FOLDER (a temporary one by default, which is deleted).
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  addNodeAndNpm,
  CERTIFICATES,
  checkOut,
  copyNetworkSettings,
  makeMinimalSystem,
  npmSettings,
  removeSystem,
  requireRoot,
  run,
} from './minimal-system.mjs'

const USER = { name: 'vitrine', id: '1000', home: '/srv/vitrine' }
const PATH = '/usr/local/bin:/usr/bin:/bin'
const given = process.argv[2]
const system = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'vitrine-bare-'))
const project = join(system, USER.home, 'project')

try {
  requireRoot()
  if (!existsSync(join(system, 'usr/local/bin/npm'))) makeSystem()
  rmSync(project, { recursive: true, force: true })
  checkOut(project)
  run('chroot', [system, 'chown', '--recursive', `${USER.id}:${USER.id}`, USER.home])
  process.exitCode = runInside('run/test-bare-inside.mjs')
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exitCode = 1
} finally {
  if (!given) removeSystem(system)
}

function makeSystem() {
  makeMinimalSystem(system)
  addNodeAndNpm(system)
  run('chroot', [system, 'useradd', '--uid', USER.id, '--home-dir', USER.home, '--create-home', USER.name])
  copyNetworkSettings(system)
  const npmrc = npmSettings()
  if (npmrc) cpSync(npmrc, join(system, USER.home, '.npmrc'))
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
