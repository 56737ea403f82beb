import { APIError, createLocalReq, type Endpoint, type Payload, type PayloadRequest } from 'payload'
import { hasRole } from '../../platform/accounts/roles.ts'
import { toRowId } from '../../platform/database/row-id.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { readBytes } from '../../platform/http/read-bytes.ts'
import { RequestRefused } from '../../platform/http/request-refused.ts'
import { claimImport } from './applying/lock-imports.ts'
import type { CheckedFile } from './checking/check-file.ts'
import type { Decimal } from './columns/parsed.ts'
import { decimalOf } from './decimal-of.ts'
import { createImport, type Failure, type ImportKind, type ImportRecord, readImport } from './import-record.ts'
import { BELIEVED_MS, Cancelled, ImportRefused, isInterrupted, type Job, jobOf, runJob } from './jobs.ts'

const MAX_FILE_BYTES = 50_000_000
const MAX_NAME = 200
const noStore = { 'cache-control': 'no-store' }
const json = (body: unknown, status = 200) => Response.json(body, { status, headers: noStore })

type Handler = (req: PayloadRequest) => Promise<Response>

export const forEditors =
  (handle: Handler): Handler =>
  async (req) => {
    if (!hasRole(req.user, 'admin', 'editor')) throw new APIError('You are not allowed to do this.', 403)
    return handle(req)
  }

/** What an import of a kind does. What is applied and undone is in the transaction of the request. */
export type ImportWork = {
  kind: ImportKind
  check: (payload: Payload, job: Job, file: CheckedFile) => Promise<void>
  apply: (req: PayloadRequest, job: Job, found: ImportRecord, query: Record<string, unknown>) => Promise<void>
  undo: (req: PayloadRequest, job: Job, found: ImportRecord) => Promise<void>
}

/** Sending, checking, applying and undoing of files, below the address of the collection. For editors and admins; what takes long goes on after the answer. */
export function createImportEndpoints(work: ImportWork): Endpoint[] {
  const forImport = (handle: (req: PayloadRequest, found: ImportRecord) => Promise<Response>) =>
    forEditors(async (req) => {
      const found = await readImport(req.payload, toRowId(req.routeParams?.import))
      return found?.kind === work.kind ? handle(req, found) : json({ error: 'notFound' }, 404)
    })
  return [
    { method: 'post', path: '/imports', handler: forEditors((req) => handleUpload(req, work)) },
    { method: 'get', path: '/imports/:import', handler: forImport(async (_req, found) => json(toProgress(found))) },
    {
      method: 'post',
      path: '/imports/:import/apply',
      handler: forImport((req, found) => handleApply(req, found, work)),
    },
    { method: 'post', path: '/imports/:import/undo', handler: forImport((req, found) => handleUndo(req, found, work)) },
    { method: 'post', path: '/imports/:import/cancel', handler: forImport(handleCancel) },
  ]
}

/** What the page asks for while it waits. */
function toProgress(found: ImportRecord) {
  const { done, total } = jobOf(found.id) ?? found
  return { state: isInterrupted(found) ? 'interrupted' : found.state, done, total }
}

/** The file is the body; it is checked after the answer, which has the number of the import. */
async function handleUpload(req: PayloadRequest, { kind, check }: ImportWork): Promise<Response> {
  const { payload, user, i18n } = req
  const name = String(req.query.name ?? 'file').slice(0, MAX_NAME)
  const bytes = await readBytes(req as unknown as Request, MAX_FILE_BYTES).catch((error: unknown) => {
    if (error instanceof RequestRefused) return null
    throw error
  })
  if (!bytes) return json({ error: 'file.large' }, 413)
  if (bytes.length === 0) return json({ error: 'file.unknown' }, 400)
  const { decimal } = req.query
  const account = { accountId: Number(user?.id), accountName: user?.email ?? '' }
  const id = await createImport(payload, { kind, file: name, ...account, state: 'checking' })
  const file = {
    id,
    bytes,
    name,
    decimal: decimal === 'comma' || decimal === 'point' ? (decimal as Decimal) : null,
    ownDecimal: decimalOf(i18n.language),
  }
  const failed = (error: unknown) => ({
    state: error instanceof Cancelled ? ('cancelled' as const) : ('failed' as const),
    failure: failureOf(error),
  })
  void runJob(payload, id, (job) => check(payload, job, file), failed)
  return json({ id }, 202)
}

async function handleApply(req: PayloadRequest, found: ImportRecord, { apply }: ImportWork): Promise<Response> {
  const isReady = found.counts.problems === 0 && found.counts.changed + found.counts.created > 0
  if (!isReady) return json({ error: 'failed.error' }, 409)
  return begin(req, found, { from: 'checked', to: 'applying' }, (own, job) => apply(own, job, found, req.query))
}

async function handleUndo(req: PayloadRequest, found: ImportRecord, { undo }: ImportWork): Promise<Response> {
  return begin(req, found, { from: 'applied', to: 'undoing' }, (own, job) => undo(own, job, found))
}

type Step = { from: 'checked' | 'applied'; to: 'applying' | 'undoing' }

/** Does it in one transaction: all of it, or nothing. */
async function begin(
  req: PayloadRequest,
  { id }: ImportRecord,
  { from, to }: Step,
  work: (own: PayloadRequest, job: Job) => Promise<void>,
): Promise<Response> {
  const { payload, headers, user, i18n } = req
  const refused = () => json({ error: 'failed.error' }, 409)
  // What is worked at here is not dead, and in SQLite a claim would wait for its end. Only where it has just ended may the next step begin: everybody
  // sees what it has stored before it knows that it is on the disk.
  const own = jobOf(id)
  if (own && (await readImport(payload, id))?.state !== from) return refused()
  const deadBefore = new Date(own ? 0 : Date.now() - BELIEVED_MS).toISOString()
  if (!(await claimImport(req, id, { from, to, deadBefore }))) return refused()
  const inOne = (job: Job) =>
    inTransaction(payload, async ({ transactionID }) => {
      // The request that asked for it is over by then: who asked, from where and in which language is kept.
      const inIt = await createLocalReq({ req: { headers, i18n, ...(user && { user }) }, locale: 'all' }, payload)
      Object.assign(inIt, { transactionID })
      await work(inIt, job)
    })
  void runJob(payload, id, inOne, (error) => ({ state: from, failure: failureOf(error) }))
  return json({ id }, 202)
}

/** What is being done ends, and nothing of it counts. */
async function handleCancel(_req: PayloadRequest, { id }: ImportRecord): Promise<Response> {
  const job = jobOf(id)
  if (job) job.cancelled = true
  return json({ id }, 202)
}

function failureOf(error: unknown): Failure | null {
  if (error instanceof Cancelled) return null
  return error instanceof ImportRefused ? error.failure : { key: 'failed.error' }
}
