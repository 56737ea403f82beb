import { Readable } from 'node:stream'
import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '../platform/accounts/roles.ts'
import { recordAuditEvent } from '../platform/audit/record-audit-event.ts'
import { redactError } from '../platform/database/redact-error.ts'
import { settings } from '../platform/settings.ts'
import { isBackupRunning, startBackupProgram } from './run-backup-program.ts'
import { createBackupStore } from './store/create-backup-store.ts'

/** What the audit log calls them: they are no collection. */
const ENTITY = 'backups'
const noStore = { 'cache-control': 'no-store' }
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore })

/** For admins: starting a back-up, whether one is running, and downloading one. */
export const backupEndpoints: Endpoint[] = [
  { method: 'get', path: '/backups', handler: forAdmins(async () => json({ isRunning: isBackupRunning() })) },
  { method: 'post', path: '/backups', handler: forAdmins(handleStart) },
  { method: 'get', path: '/backups/:name', handler: forAdmins(handleDownload) },
]

function forAdmins(handle: (req: PayloadRequest) => Promise<Response>) {
  return async (req: PayloadRequest): Promise<Response> => {
    if (!hasRole(req.user, 'admin')) return json({ error: 'forbidden' }, 403)
    try {
      return await handle(req)
    } catch (error) {
      req.payload.logger.error({ err: redactError(error), msg: 'back-ups' })
      return json({ error: 'failed' }, 500)
    }
  }
}

async function handleStart(req: PayloadRequest): Promise<Response> {
  if (isBackupRunning()) return json({ isRunning: true }, 409)
  // Recorded first: what cannot be recorded does not happen.
  await recordAuditEvent(req, { kind: 'create', entity: ENTITY })
  startBackupProgram()
  return json({ isRunning: true }, 202)
}

async function handleDownload(req: PayloadRequest): Promise<Response> {
  const name = String(req.routeParams?.name ?? '')
  const found = await (await createBackupStore(settings)).open(name)
  if (!found) return json({ error: 'notFound' }, 404)
  await recordAuditEvent(req, { kind: 'export', entity: ENTITY, title: name })
  return new Response(Readable.toWeb(found.body) as ReadableStream<Uint8Array>, {
    headers: {
      ...noStore,
      'content-type': 'application/zstd',
      'content-length': String(found.size),
      'content-disposition': `attachment; filename="${name}"`,
      'x-content-type-options': 'nosniff',
    },
  })
}
