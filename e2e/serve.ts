import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { productEnvironment } from './test-instance.ts'

/** `npm run test:e2e -- --serve`: the built product and the mail server as the tests want them, until they are stopped. */
const env = { ...process.env, ...productEnvironment }
const children = [
  spawn('node', ['mail-server.ts'], { cwd: import.meta.dirname, env, stdio: 'inherit' }),
  spawn('node', ['run/serve.ts'], { cwd: join(import.meta.dirname, '..'), env, stdio: 'inherit' }),
]
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM')
  })
