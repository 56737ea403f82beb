import { join } from 'node:path'
import { build } from './build.ts'
import { readSettings, type Settings } from './environment.ts'
import { SupervisedProgram } from './supervisor.ts'
import { root } from './paths.ts'
import { prepareCms } from './prepare-cms.ts'
import { step } from './step.ts'
import { waitFor } from './wait-for.ts'

const MAX_START_MS = 90_000

/**
 * `npm start`: builds what has changed, prepares the database, starts both programs and supervises them.
 * `--only site` starts the site alone, against the content API that API_BASE names.
 */
async function main() {
  const onlySite = process.argv.includes('--only') && process.argv.includes('site')
  const settings = readSettings()
  if (onlySite && !settings.apiBase)
    throw new Error('npm run start:site needs API_BASE, the address of a content API such as https://example.com/api')
  await build('site')
  const programs: SupervisedProgram[] = []
  stopOnSignal(programs)
  const adminLink = onlySite ? null : await startCms(settings, programs)
  programs.push(startSite(settings))
  await waitFor(`http://127.0.0.1:${settings.port}/healthz`, MAX_START_MS)
  logAddresses(settings, onlySite, adminLink)
}

async function startCms(settings: Settings, programs: SupervisedProgram[]): Promise<string | null> {
  await build('cms')
  const { adminLink } = await step('preparing the database', () => prepareCms(settings.env))
  const cms = { name: 'cms', command: 'node', args: ['src/start.ts'], cwd: join(root, 'apps/cms'), env: settings.env }
  programs.push(new SupervisedProgram(cms))
  await step('starting the back office', () => waitFor(`http://127.0.0.1:${settings.cmsPort}/cms-health`, MAX_START_MS))
  return adminLink
}

function startSite({ env }: Settings): SupervisedProgram {
  return new SupervisedProgram({
    name: 'site',
    command: 'node',
    args: ['build/server/index.js'],
    cwd: join(root, 'apps/site'),
    env,
  })
}

function stopOnSignal(programs: SupervisedProgram[]) {
  const stop = () =>
    void Promise.all(programs.map((program) => program.stop())).then(() => process.exit(process.exitCode ?? 0))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

function logAddresses({ siteUrl, apiBase }: Settings, onlySite: boolean, adminLink: string | null) {
  const lines = [`The site:         ${siteUrl}`]
  if (onlySite) lines.push(`Its content:      ${apiBase}`)
  else lines.push(`The back office:  ${siteUrl}/admin`, `The content API:  ${siteUrl}/api/docs/`)
  if (adminLink) lines.push('', 'No account exists yet. This link creates the first one; it works once:', adminLink)
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`)
}

main().catch((error: unknown) => {
  console.error(`vitrine: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
  process.kill(process.pid, 'SIGTERM')
})
