import { createServer } from 'node:http'
import { holdProgramsLock, onStop } from '@vitrine/platform/supervised'
import { runShutdownHooks } from './platform/on-shutdown.ts'

/** How long requests in flight may take after a signal to stop. */
const SHUTDOWN_TIMEOUT_MS = 5_000
const HOST = '127.0.0.1'

// The data is personal: only this user may read it.
process.umask(0o077)
const dev = process.argv.includes('--dev')
// Read by Next and Payload while they are loaded, so it is set before.
Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' })

try {
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { settings } = await import('./platform/settings.ts')
  await holdProgramsLock(settings.DATA_DIR)
  await serve(settings.CMS_PORT)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

/** On loopback only: the site proxies what is public. `--dev` compiles on demand. */
async function serve(port: number) {
  const { default: next } = await import('next')
  const app = next({ dev, hostname: HOST, port, dir: process.cwd() })
  await app.prepare()
  const handle = app.getRequestHandler()
  const server = createServer((request, response) => handle(request, response))
  // Longer than the site keeps idle connections, so that none is closed during a request.
  server.keepAliveTimeout = 65_000
  server.once('error', (error) => {
    process.stderr.write(`CMS_PORT ${port} cannot be used: ${error.message}\n`)
    process.exit(1)
  })
  server.listen(port, HOST, () => process.stdout.write(`cms listening on http://${HOST}:${port}\n`))

  const stop = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    void Promise.all([closed, runShutdownHooks()]).then(() => process.exit(0))
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
  }
  onStop(stop)
}
