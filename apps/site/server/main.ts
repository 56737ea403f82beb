import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { startObserving, stopObserving } from '@vitrine/platform/observing'
import { holdProgramsLock, onStop } from '@vitrine/platform/supervised'
import * as build from 'virtual:react-router/server-build'
import { createLimitedServer } from './connections/create-server.ts'
import { createSite } from './create-site.ts'
import { readSiteEnvironment } from './environment.ts'
import { BuiltFiles } from './http/built-files.ts'
import { loadStaticFiles } from './http/static-files.ts'

const MAX_SHUTDOWN_MS = 10_000

/** Starts the built site and serves until a signal stops it or its supervisor is gone; then it finishes what is in flight (R18.6). */
async function main() {
  // What waits in the spool is personal: only this user may read it.
  process.umask(0o077)
  const environment = readSiteEnvironment(process.env)
  const client = join(dirname(fileURLToPath(import.meta.url)), '../client')
  await holdProgramsLock(environment.DATA_DIR)
  await startObserving('site', environment)
  const builtFiles = new BuiltFiles(join(repositoryRoot(), 'apps/cms/.next/static'), environment.SITE_URL)
  const site = createSite({
    environment,
    build,
    mode: 'production',
    staticFiles: loadStaticFiles(client, environment.SITE_URL),
    builtFiles,
  })
  await site.start()
  const server = createLimitedServer(site.listener, {
    maxConnections: environment.MAX_CONNECTIONS,
    // Behind a proxy all connections are the proxy's.
    maxPerAddress: environment.TRUST_PROXY ? 0 : environment.CONNECTIONS_PER_ADDRESS,
  })
  server.on('error', stopWith)
  server.listen(environment.PORT, environment.HOST, () => console.log(`site: listening on ${environment.SITE_URL}`))

  const stop = () => {
    setTimeout(() => server.closeAllConnections(), MAX_SHUTDOWN_MS).unref()
    server.close(
      () =>
        void site
          .stop()
          .then(stopObserving)
          .then(() => process.exit(0)),
    )
    server.closeIdleConnections()
  }
  onStop(stop)
}

function stopWith(error: Error & { code?: string; port?: number }): never {
  console.error(
    error.code === 'EADDRINUSE' ? `site: port ${error.port} is taken; set PORT to another` : `site: ${error.message}`,
  )
  process.exit(1)
}

// Whatever one request throws where nobody waits for it, the others are served on.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error: unknown) => console.error(`site: nobody caught (${event}):`, error))

main().catch(stopWith)
