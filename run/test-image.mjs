/**
 * `npm run test:image [-- FOLDER]`: builds the image of deploy/Containerfile from what is committed, with a minimal Debian as its base, and
 * runs it as an engine does: as its user, its root file system read-only, /data its one volume. Needs Linux, root, git, debootstrap and
 * buildah; no registry of images and no engine. Everything is in FOLDER (a temporary one by default, which is deleted).
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { tryImage } from './image/try-image.mjs'
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

const given = process.argv[2]
const folder = given ? resolve(given) : mkdtempSync(join(tmpdir(), 'vitrine-image-'))
const bases = { runtime: 'localhost/vitrine-test-runtime', build: 'localhost/vitrine-test-base' }
const IMAGE = 'localhost/vitrine-test'
const CONTAINER = 'vitrine-test'

try {
  requireRoot()
  mkdirSync(folder, { recursive: true })
  if (!existsSync(join(folder, 'bases-are-made'))) makeBases()
  buildImage()
  try {
    process.exitCode = (await tryImage(openImage(), join(folder, 'data'))) ? 0 : 1
  } finally {
    closeImage()
  }
} catch (error) {
  console.error(`vitrine: ${error.message}`)
  process.exitCode = 1
} finally {
  if (!given) removeSystem(folder)
}

/** What serves is a bare Debian; what builds has Node and npm besides, and knows the way to the network. */
function makeBases() {
  const system = join(folder, 'system')
  if (!existsSync(system)) makeMinimalSystem(system)
  buildFrom(system, bases.runtime, 'FROM scratch\nCOPY . /\n')
  addNodeAndNpm(system)
  copyNetworkSettings(system)
  buildFrom(system, bases.build, `FROM scratch\nCOPY . /\nENV NODE_EXTRA_CA_CERTS=${CERTIFICATES}\n`)
  rmSync(system, { recursive: true })
  mkdirSync(join(folder, 'bases-are-made'))
}

function buildFrom(system, tag, text) {
  const file = join(folder, 'Containerfile')
  writeFileSync(file, text)
  const options = { stdio: ['ignore', 'ignore', 'inherit'] }
  buildah(['build', '--format', 'docker', '--tag', tag, '--file', file, system], options)
}

function buildImage() {
  console.log('vitrine: building the image')
  const context = join(folder, 'context')
  rmSync(context, { recursive: true, force: true })
  checkOut(context)
  const npmrc = npmSettings()
  const args = ['--format', 'docker', '--isolation', 'chroot', '--layers', '--tag', IMAGE]
  args.push('--build-arg', `BASE=${bases.build}`, '--build-arg', `RUNTIME=${bases.runtime}`)
  if (npmrc) args.push('--secret', `id=npmrc,src=${npmrc}`)
  buildah(['build', ...args, '--file', join(context, 'deploy/Containerfile'), context])
}

/** @returns the image's root file system, as a folder, and what it says about how it is run */
function openImage() {
  const read = (args) =>
    buildah(args, { stdio: ['ignore', 'pipe', 'inherit'] })
      .stdout.toString()
      .trim()
  closeImage()
  read(['from', '--pull-never', '--name', CONTAINER, IMAGE])
  const { Docker } = JSON.parse(read(['inspect', '--type', 'image', IMAGE]))
  return { root: read(['mount', CONTAINER]), config: Docker.config }
}

/** Nothing of it stays mounted. */
function closeImage() {
  buildah(['rm', '--all'], { stdio: 'ignore' })
}

/** With a storage of its own: what else is built on this machine is not touched. */
function buildah(args, options) {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run')]
  return run('buildah', [...storage, ...args], options)
}
