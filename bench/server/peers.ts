import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, stateDir } from '../../run/paths.ts'
import { startPinned } from './pinned.ts'

const env = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production' as const,
}

/**
 * Next with the same page: what stands in the body of ours, rendered once at its build, and sent by `next start` in gzip, as it does it by itself.
 * @param html the page of the site
 */
export function startNext(port: number, html: string, folder: string) {
  const project = copyPeer('next', html, folder)
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'))
  const next = join(root, 'node_modules/.bin/next')
  run(next, ['build', '--webpack'], project)
  startPinned(next, ['start', '-p', String(port), '-H', '127.0.0.1'], project, env)
}

/** The same of Nuxt, compressed at its build. It is no part of the project: npm installs it below .run when it is first measured. */
export function startNuxt(port: number, html: string) {
  const project = copyPeer('nuxt', html, join(stateDir, 'bench'))
  const nuxt = join(project, 'node_modules/.bin/nuxt')
  if (!existsSync(nuxt)) run('npm', ['install', '--no-audit', '--no-fund', '--include=dev'], project)
  run(nuxt, ['build'], project)
  const own = { ...env, NITRO_HOST: '127.0.0.1', NITRO_PORT: String(port) }
  startPinned('node', [join(project, '.output/server/index.mjs')], project, own)
}

function copyPeer(name: string, html: string, folder: string): string {
  const project = join(folder, name)
  mkdirSync(project, { recursive: true })
  cpSync(join(import.meta.dirname, '../peers', name), project, { recursive: true })
  writeFileSync(join(project, 'page.json'), JSON.stringify(toParts(html)))
  return project
}

function run(command: string, args: readonly string[], cwd: string) {
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The title and the body of a page, without scripts: each product has its own. */
function toParts(html: string) {
  const [, body = ''] = /<body[^>]*>([^]*)<\/body>/.exec(html) ?? []
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? []
  return { title, body: body.replaceAll(/<script[^]*?<\/script>/g, '') }
}
