import { join } from 'node:path'
import { startLog } from '@vitrine/platform/log/log'
import { onStop } from '@vitrine/platform/supervised'
import { build, type Program, requireBuild } from './build.ts'
import { stopChildProcesses } from './child-processes.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { readSettings, type Settings } from './environment.ts'
import { SupervisedProgram } from './supervisor.ts'
import { root } from './paths.ts'
import { prepareCms } from './prepare-cms.ts'
import { cmsArgs, programEnv, siteArgs } from './program-options.ts'
import { step } from './step.ts'
import { waitFor } from './wait-for.ts'

const MAX_START_MS = 90_000

const programs: SupervisedProgram[] = []
let isStopping = false

/**
 * `npm start`: builds what has changed, prepares the database, starts both programs and supervises them.
 * `--only site` starts the site alone, against the content API that API_BASE names; `--built` builds nothing, and changes no file
 * outside of DATA_DIR.
 */
async function main() {
  const onlySite = process.argv.includes('--only') && process.argv.includes('site')
  const settings = readSettings()
  if (onlySite && !settings.apiBase)
    throw new Error('npm run start:site needs API_BASE, the address of a content API such as https://example.com/api')
  await lockDataDir(settings.dataDir, settings.siteUrl)
  await makeReady('site')
  const adminLink = onlySite ? null : await startCms(settings)
  startSite(settings)
  await waitFor(`http://127.0.0.1:${settings.port}/healthz`, MAX_START_MS)
  logAddresses(settings, onlySite, adminLink)
}

async function makeReady(name: Program) {
  if (process.argv.includes('--built')) requireBuild(name)
  else await build(name)
}

async function startCms({ env, cmsPort, log }: Settings): Promise<string | null> {
  await makeReady('cms')
  const { adminLink } = await step('preparing the database', () => prepareCms(env))
  const healthUrl = `http://127.0.0.1:${cmsPort}/cms-health`
  const cwd = join(root, 'apps/cms')
  start({ name: 'cms', command: 'node', args: cmsArgs, cwd, env: { ...programEnv, ...env }, healthUrl }, log)
  await step('starting the back office', () => waitFor(healthUrl, MAX_START_MS))
  return adminLink
}

function startSite({ env, port, log }: Settings) {
  const cwd = join(root, 'apps/site')
  const healthUrl = `http://127.0.0.1:${port}/healthz`
  start({ name: 'site', command: 'node', args: siteArgs, cwd, env: { ...programEnv, ...env }, healthUrl }, log)
}

/**
 * Starts a program, unless a signal has come while what it needs was made. From now on the supervisor logs as its programs do; what it has said
 * before, and the addresses, is for people.
 */
function start(program: ConstructorParameters<typeof SupervisedProgram>[0], log: Settings['log']) {
  startLog({ program: 'supervisor', ...log })
  if (!isStopping) programs.push(new SupervisedProgram(program))
}

/** Ends everything that this process has started, lets it finish what is in flight, and exits. */
async function stop() {
  isStopping = true
  stopChildProcesses()
  await Promise.all(programs.map((program) => program.stop()))
  process.exit()
}

function logAddresses({ siteUrl, apiBase }: Settings, onlySite: boolean, adminLink: string | null) {
  const lines = [`The site:         ${siteUrl}`]
  if (onlySite) lines.push(`Its content:      ${apiBase}`)
  else lines.push(`The back office:  ${siteUrl}/admin`, `The content API:  ${siteUrl}/api/docs/`)
  if (adminLink) lines.push('', 'No account exists yet. This link creates the first one; it works once:', adminLink)
  process.stdout.write(`\n${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
}

onStop(() => void stop())
main().catch((error: unknown) => {
  // A build that is stopped has failed, as it must.
  if (isStopping) return
  console.error(`vitrine: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
  void stop()
})
