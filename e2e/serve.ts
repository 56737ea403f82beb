import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { isDefended, productEnvironment } from './test-instance.ts'

/** `npm run test:e2e -- --serve`: the built product and the mail server as the tests want them, until they are stopped. */
const env = { ...process.env, ...productEnvironment }
const run = (file: string, cwd = import.meta.dirname) => spawn('node', [file], { cwd, env, stdio: 'inherit' })
const children = [run('mail-server.ts'), run('run/serve.ts', join(import.meta.dirname, '..'))]
if (isDefended) children.push(run('defended/nginx.ts'))
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
