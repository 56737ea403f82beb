import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { RequestFigures } from '@vitrine/platform/metrics/request-figures'
import { startObserving, stopObserving } from '@vitrine/platform/observing'
import { observeRequest } from '@vitrine/platform/requests/observe-request'
import { idHeader } from '@vitrine/platform/requests/request-id'
import { holdProgramsLock, onStop } from '@vitrine/platform/supervised'
import { answerDirectly } from './api/direct/answer-directly.ts'
import { emptyInProgress } from './content/media/sending/empty-in-progress.ts'
import { inOwnFolder } from './content/media/sending/own-folder.ts'
import { refuseWithoutRoom } from './content/media/sending/room.ts'
import { isForUpload, sendUpload } from './content/media/send-upload.ts'
import type { UploadStore } from './content/media/upload-store.ts'
import { isFromMailProvider } from './enquiries/mailbox/mail-provider.ts'
import type { Environment } from './platform/environment.ts'
import { keepNoFormSchemas } from './platform/forms/keep-no-form-schemas.ts'
import { setBackOfficePolicy } from './platform/http/back-office-policy.ts'
import { hasValidToken, toSigningKey } from './platform/http/has-valid-token.ts'
import { decideBodyRefusal } from './platform/http/refuse-body.ts'
import { type Refusal, respondRefused } from './platform/http/respond-refused.ts'
import { routeOf } from './platform/http/route-of.ts'
import { decideScreenRefusal } from './platform/http/screen-requests.ts'
import { decideStrangerCall } from './platform/http/stranger-calls.ts'
import { createMetricsAnswer, METRICS_PATH } from './platform/metrics/answer-metrics.ts'
import { startCheckpoints } from './platform/database/checkpoints/start-checkpoints.ts'
import { areCountsOfSite } from './statistics/from-site.ts'
import { onShutdown, runShutdownHooks } from './platform/on-shutdown.ts'
import { readOrCreateSecret } from './platform/payload-secret.ts'

/** How long requests in flight may take after a signal to stop. */
const SHUTDOWN_TIMEOUT_MS = 5_000
const HOST = '127.0.0.1'

/** Starts the cms, as `--dev` says compiled on demand. @throws where a setting, the port or the database is wrong */
export async function startCms(): Promise<void> {
  const dev = process.argv.includes('--dev')
  // Imported here, so that a wrong environment prints a sentence and no stack.
  const { settings } = await import('./platform/settings.ts')
  const { createUploadStore } = await import('./content/media/create-upload-store.ts')
  const { databaseFile } = await import('./platform/database/adapter.ts')
  await holdProgramsLock(settings.DATA_DIR)
  await emptyInProgress(settings.DATA_DIR)
  const file = databaseFile(settings)
  if (file) onShutdown(startCheckpoints(file))
  if (!dev) await startObserving('cms', settings)
  const key = toSigningKey(settings.PAYLOAD_SECRET ?? readOrCreateSecret(settings.DATA_DIR))
  await serve(settings, key, createUploadStore(), dev)
}

/**
 * On loopback only: the site proxies what is public. `--dev` compiles on demand.
 * @param key that tokens are signed with
 */
async function serve(settings: Environment, key: Uint8Array, uploads: UploadStore, dev: boolean) {
  const { CMS_PORT: port, DATA_DIR: dataDir, METRICS_PUBLIC: isPublic } = settings
  keepNoFormSchemas()
  const { default: next } = await import('next')
  const app = next({ dev, hostname: HOST, port, dir: process.cwd() })
  await app.prepare()
  const handle = app.getRequestHandler()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    // What is not there may have been replaced, which the database knows.
    if (isForUpload(request))
      return (await sendUpload(request, response, uploads)) ? undefined : handle(request, response)
    if (!dev && (await answerDirectly(request, response))) return
    const isSignedIn = () => hasValidToken(request.headers, key)
    // They have a secret instead of a session, and limits of their own.
    if (isFromMailProvider(request, settings.MAILBOX_SECRET)) return handle(request, response)
    if (areCountsOfSite(request, settings.INTERNAL_SECRET)) return handle(request, response)
    const refusal =
      (await decideBodyRefusal(request, isSignedIn)) ??
      (await refuseStranger(request, isSignedIn)) ??
      (await refuseWithoutRoom(request, settings)) ??
      (await decideScreenRefusal(request, isSignedIn))
    if (refusal) return respondRefused(request, response, refusal)
    // In development pages are compiled by scripts that a policy would forbid.
    if (!dev) setBackOfficePolicy(request, response, settings.ADMIN_HOST && new URL(settings.SITE_URL).origin)
    await inOwnFolder(request, response, dataDir, () => handle(request, response))
  }
  const requests = new RequestFigures()
  const answerMetrics = createMetricsAnswer({ requests, dataDir, isPublic })
  const server = createServer((request, response) => {
    const isMetrics = request.url === METRICS_PATH
    observeRequest(request, response, requests, routeOf(request.url ?? '/'), () => {
      for (const [name, value] of Object.entries(idHeader(request.headers))) response.setHeader(name, value)
      const answered = isMetrics ? answerMetrics(request, response) : answer(request, response)
      answered.catch((error: unknown) => {
        console.error(error)
        response.destroy()
      })
    })
  })
  // Longer than the site keeps idle connections, so that none is closed during a request.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = 15_000
  // Longer than the site gives a request: it is the site that says 408.
  server.requestTimeout = 6 * 60_000
  server.once('error', (error) => {
    process.stderr.write(`CMS_PORT ${port} cannot be used: ${error.message}\n`)
    process.exit(1)
  })
  server.listen(port, HOST, () => console.log(`cms listening on http://${HOST}:${port}`))

  const stop = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    server.closeIdleConnections()
    void Promise.all([closed, runShutdownHooks()])
      .then(stopObserving)
      .then(() => process.exit(0))
    setTimeout(() => process.exit(0), SHUTDOWN_TIMEOUT_MS).unref()
  }
  onStop(stop)
}

/** Lets strangers ask Payload's API for nothing but logging in. */
async function refuseStranger(request: IncomingMessage, isSignedIn: () => Promise<boolean>): Promise<Refusal | null> {
  const call = decideStrangerCall(request.method ?? 'GET', request.url ?? '/')
  if (!call || (await isSignedIn())) return null
  if (!call.isAllowed) return { status: 403, message: 'You are not allowed to perform this action.' }
  request.url = call.url
  return null
}
