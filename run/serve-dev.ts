import { join } from 'node:path'
import { onStop } from '@vitrine/platform/supervised'
import { lockDataDir } from './data-dir-lock.ts'
import { readSettings } from './environment.ts'
import { SupervisedProgram } from './supervisor.ts'
import { root } from './paths.ts'
import { prepareCms } from './prepare-cms.ts'

/** `npm run dev`: both programs from their sources. They are not asked whether they hang: a debugger may hold them. */
async function main() {
  const { env: production, siteUrl, dataDir } = readSettings()
  const env: NodeJS.ProcessEnv = { ...production, NODE_ENV: 'development' }
  await lockDataDir(dataDir, siteUrl)
  const { adminLink } = await prepareCms(env)
  const start = (name: string, args: string[]) =>
    new SupervisedProgram({ name, command: 'node', args, cwd: join(root, 'apps', name), env })
  const programs = [start('cms', ['src/start.ts', '--dev']), start('site', ['server/dev.ts'])]
  onStop(() => void Promise.all(programs.map((program) => program.stop())).then(() => process.exit(0)))
  console.log(`\n  ${siteUrl} and ${siteUrl}/admin${adminLink ? `\n  First account: ${adminLink}` : ''}\n`)
}

main().catch((error: unknown) => {
  console.error(`vitrine: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
