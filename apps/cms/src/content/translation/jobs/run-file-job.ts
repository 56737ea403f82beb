import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { recordAuditEvent } from '../../../platform/audit/record-audit-event.ts'
import { databaseOf } from '../../../platform/database/database-of.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { redactError } from '../../../platform/database/redact-error.ts'
import { readMarks, writeMarks } from '../../completeness/machine-marks.ts'
import { readOrigins, writeOrigins } from '../../completeness/origin-store.ts'
import { refreshStates } from '../../completeness/refresh-states.ts'
import { putBackVersions, readNewestVersions } from '../../saving/document-versions.ts'
import { draftedKind } from './drafted-kinds.ts'
import {
  type Before,
  type Failure,
  type ItemRecord,
  type JobRecord,
  type JobState,
  readItems,
  updateItem,
  updateJob,
} from './job-record.ts'
import { createOwnRequest } from './own-request.ts'
import { saveItem } from './save-item.ts'

/** It cannot be done, and why; nothing of it counts. */
class JobRefused extends Error {
  override name = 'JobRefused'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.key)
    this.failure = failure
  }
}

const MAX_NAMED = 20

/** Applies a file, or undoes a job: all of it in one transaction. A process that dies has done nothing, and the next one does it. */
export async function runFileJob(payload: Payload, job: JobRecord): Promise<void> {
  const isUndo = job.state === 'undoing'
  const before: JobState = isUndo ? (job.type === 'file' ? 'applied' : 'done') : 'checked'
  try {
    await inTransaction(payload, async (transaction) => {
      // The first statement is a write: from here on nobody else changes content in SQLite.
      const { execute } = await databaseOf(payload, transaction as PayloadRequest)
      await execute(sql`UPDATE translation_jobs SET done = 0 WHERE id = ${job.id}`)
      const req = await createOwnRequest(payload, job, 'XLIFF', transaction)
      const documents = isUndo ? await undo(req, job) : await apply(req, job)
      await recordAuditEvent(req, {
        kind: isUndo ? 'restore' : 'save',
        entity: 'translation-jobs',
        documentId: job.id,
        title: job.title,
        changedFields: [`documents: ${documents}`],
      })
      await updateJob(
        payload,
        job.id,
        { state: isUndo ? 'undone' : 'applied', failure: null, done: documents },
        transaction,
      )
    })
  } catch (error) {
    if (!(error instanceof JobRefused))
      payload.logger.error({ err: redactError(error), msg: `the translation job ${job.id} failed` })
    const failure: Failure = error instanceof JobRefused ? error.failure : { key: 'failed' }
    await updateJob(payload, job.id, { state: before, failure })
  }
}

async function apply(req: PayloadRequest, job: JobRecord): Promise<number> {
  const { payload } = req
  const { items } = await readItems(payload, job.id, { state: 'waiting' }, req)
  const changed: string[] = []
  const now = new Date().toISOString()
  for (const item of items) {
    const config = draftedKind(payload, item.kind)
    const before = await readBefore(req, item)
    const saved = config ? await saveItem(req, config, item, { isMachine: false, now }) : null
    if (!saved || saved.problems.length > 0 || saved.translated === 0) changed.push(item.title)
    else {
      const { translated, versionBefore, versionAfter } = saved
      await updateItem(payload, item.id, { state: 'done', translated, versionBefore, versionAfter, before }, req)
    }
  }
  if (changed.length > 0) throw new JobRefused({ key: 'failed.changed', values: { value: nameSome(changed) } })
  return items.length
}

/** What is said of a document's translations beside the texts themselves. */
export async function readBefore(req: PayloadRequest, { kind, document }: ItemRecord): Promise<Before> {
  const marks = (await readMarks(req.payload, kind, [document], req)).get(document) ?? []
  const origins = (await readOrigins(req.payload, kind, [document], req)).get(document) ?? []
  return { marks, origins }
}

/** Puts documents back as they were before a job, where nobody has changed them since. */
async function undo(req: PayloadRequest, job: JobRecord): Promise<number> {
  const { payload } = req
  const { items } = await readItems(payload, job.id, {}, req)
  const translated = items.filter(({ versionAfter }) => versionAfter !== null)
  const changed: string[] = []
  for (const [kind, own] of Map.groupBy(translated, (it) => it.kind)) {
    const config = draftedKind(payload, kind)
    if (!config) continue
    const ids = own.map(({ document }) => document)
    const newest = await readNewestVersions(req, config, ids)
    changed.push(...own.filter((it) => newest.get(it.document) !== it.versionAfter).map(({ title }) => title))
    if (changed.length > 0) continue
    await putBackVersions(req, config, {
      made: own.flatMap(({ versionAfter }) => versionAfter ?? []),
      before: own.flatMap(({ versionBefore }) => versionBefore ?? []),
    })
    for (const { document, before } of own) {
      await writeMarks(payload, kind, document, before?.marks ?? [], req)
      await writeOrigins(payload, kind, document, before?.origins ?? [], req)
    }
    await refreshStates(payload, config, ids, req)
  }
  if (changed.length > 0) throw new JobRefused({ key: 'failed.undo', values: { value: nameSome(changed) } })
  return translated.length
}

const nameSome = (titles: readonly string[]) =>
  titles.slice(0, MAX_NAMED).join('; ') + (titles.length > MAX_NAMED ? ` … (${titles.length})` : '')
