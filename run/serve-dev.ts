import { join } from 'node:path'
import { readSettings } from './environment.ts'
import { SupervisedProgram } from './supervisor.ts'
import { root } from './paths.ts'
import { prepareCms } from './prepare-cms.ts'

const { env: production, siteUrl } = readSettings()
const env: NodeJS.ProcessEnv = { ...production, NODE_ENV: 'development' }

const { adminLink } = await prepareCms(env)
const programs = [
  new SupervisedProgram({
    name: 'cms',
    command: 'node',
    args: ['src/start.ts', '--dev'],
    cwd: join(root, 'apps/cms'),
    env,
  }),
  new SupervisedProgram({ name: 'site', command: 'node', args: ['server/dev.ts'], cwd: join(root, 'apps/site'), env }),
]
console.log(`\n  ${siteUrl} and ${siteUrl}/admin${adminLink ? `\n  First account: ${adminLink}` : ''}\n`)

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => void Promise.all(programs.map((program) => program.stop())).then(() => process.exit(0)))
}
