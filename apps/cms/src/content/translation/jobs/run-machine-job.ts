import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { redactError } from '../../../platform/database/redact-error.ts'
import { settings } from '../../../platform/settings.ts'
import { type Provider, ProviderError } from '../providers/provider.ts'
import { draftedKind } from './drafted-kinds.ts'
import {
  type Counts,
  type ItemRecord,
  type JobRecord,
  noCounts,
  readItems,
  readJob,
  updateItem,
  updateJob,
} from './job-record.ts'
import { createOwnRequest } from './own-request.ts'
import { readBefore } from './run-file-job.ts'
import { saveItem } from './save-item.ts'
import { translateItem } from './translate-item.ts'
import { createAccounting } from './usage.ts'

const LOOK_EVERY_MS = 1_000

type Options = {
  provider: Provider | null
  isOver?: () => boolean
  /** Of a month; without it that of the settings. */
  limit?: number | undefined
}

/**
 * Translates what is left of a job, a document after the other; each is saved in a transaction of its own, which takes its item. A process that dies
 * leaves the others waiting, and the next one goes on with them.
 */
export async function runMachineJob(payload: Payload, job: JobRecord, options: Options): Promise<void> {
  const { provider, isOver = () => false, limit = settings.TRANSLATION_MONTHLY_CHARACTERS } = options
  if (!provider) return updateJob(payload, job.id, { state: 'failed', failure: { key: 'provider.none' } })
  if (!(await moveJob(payload, job.id, ['waiting', 'running'], 'running'))) return
  const cancelling = new AbortController()
  const watch = setInterval(() => {
    if (isOver()) cancelling.abort()
    void readJob(payload, job.id)
      .then((now) => now?.state !== 'running' && cancelling.abort())
      .catch(() => undefined)
  }, LOOK_EVERY_MS)
  const accounting = createAccounting(payload, job.id, limit)
  try {
    for (;;) {
      const item = (await readItems(payload, job.id, { state: 'waiting', limit: 1 })).items[0]
      if (!item || cancelling.signal.aborted || isOver()) break
      const config = draftedKind(payload, item.kind)
      const work = { languages: job.languages, provider, accounting, signal: cancelling.signal }
      const translated = config ? await translateItem(payload, item, { config, ...work }) : item
      const isSaved = await finishItem(payload, job, translated, provider.name)
      if (!isSaved && (await readJob(payload, job.id))?.state !== 'running') return
    }
    if (!isOver()) await moveJob(payload, job.id, ['running'], 'done')
  } catch (error) {
    if (cancelling.signal.aborted) return
    if (!(error instanceof ProviderError))
      payload.logger.error({ err: redactError(error), msg: `the translation job ${job.id} failed` })
    const key = error instanceof ProviderError ? toKey(error.problem) : 'failed'
    await updateJob(payload, job.id, { state: 'failed', failure: { key } })
  } finally {
    clearInterval(watch)
  }
}

const toKey = (problem: ProviderError['problem']) =>
  problem === 'tooLong' ? 'provider.refused' : (`provider.${problem}` as const)

/**
 * Saves an item, once: whoever else has it too finds it taken. What was cancelled meanwhile waits with what was translated, should the job go on.
 * @returns whether it was saved
 */
async function finishItem(payload: Payload, job: JobRecord, item: ItemRecord, by: string): Promise<boolean> {
  return inTransaction(payload, async (transaction) => {
    const { execute } = await databaseOf(payload, transaction as PayloadRequest)
    const taken = rowsOf(
      await execute(
        sql`UPDATE translation_job_items SET state = 'done' WHERE id = ${item.id} AND state = 'waiting'
          AND EXISTS (SELECT 1 FROM translation_jobs WHERE id = ${job.id} AND state = 'running') RETURNING id`,
      ),
    )
    if (taken.length === 0) return false
    const config = draftedKind(payload, item.kind)
    const req = await createOwnRequest(payload, job, by, transaction)
    const now = new Date().toISOString()
    const before = await readBefore(req, item)
    const saved = config ? await saveItem(req, config, item, { isMachine: true, now }) : null
    const problems = [...item.problems, ...(saved?.problems ?? [])]
    const { translated = 0, versionBefore = null, versionAfter = null } = saved ?? {}
    const about = {
      answers: null,
      problems: problems.length > 0 ? problems : null,
      translated,
      versionBefore,
      versionAfter,
      before,
    }
    await updateItem(payload, item.id, about, transaction)
    const found = await readJob(payload, job.id, transaction)
    const counts: Counts = { ...noCounts, ...found?.counts }
    counts.translated += translated
    counts.refused += problems.length
    counts.findings += saved?.findings ?? 0
    await updateJob(payload, job.id, { done: (found?.done ?? 0) + 1, counts }, transaction)
    return true
  })
}

/** Changes the state of a job in one statement. @returns whether it was in one of the states before */
export async function moveJob(
  payload: Payload,
  id: number,
  from: readonly JobRecord['state'][],
  to: JobRecord['state'],
): Promise<boolean> {
  const { execute } = await databaseOf(payload)
  const states = sql.join(
    from.map((it) => sql`${it}`),
    sql`, `,
  )
  const rows = rowsOf(
    await execute(
      sql`UPDATE translation_jobs SET state = ${to} WHERE id = ${id} AND state IN (${states}) RETURNING id`,
    ),
  )
  return rows.length > 0
}
