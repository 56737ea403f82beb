import type { Payload } from 'payload'
import { redactError } from '../../platform/database/redact-error.ts'
import { type Failure, type ImportRecord, updateImport } from './import-record.ts'

/** How often the program says in the database that it is alive, and how long another one believes it. */
const SEEN_EVERY_MS = 3_000
export const BELIEVED_MS = 30_000

/** What is being done to an import in this process. */
export type Job = { done: number; total: number; cancelled: boolean }

/** It was cancelled: nothing of it counts. */
export class Cancelled extends Error {
  override name = 'Cancelled'
}

/** It cannot be done, and why. */
export class ImportRefused extends Error {
  override name = 'ImportRefused'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.key)
    this.failure = failure
  }
}

const key = Symbol.for('vitrine.import-jobs')
/** Next loads the same file more than once in one process: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: Map<number, Job> }
const jobs = (): Map<number, Job> => (shared[key] ??= new Map())

export const jobOf = (id: number): Job | undefined => jobs().get(id)

/** Reports progress, and ends what was cancelled. @throws Cancelled */
export function reportProgress(job: Job, done: number): void {
  if (job.cancelled) throw new Cancelled()
  job.done = done
}

/**
 * Does something to an import after the request that asked for it was answered. Its progress is in memory: SQLite has one writer, which
 * may be this very work.
 * @param failed says what becomes of the import where the work throws
 * @returns resolves when it is over; it never rejects
 */
export async function runJob(
  payload: Payload,
  id: number,
  work: (job: Job) => Promise<void>,
  failed: (error: unknown) => Parameters<typeof updateImport>[2],
): Promise<void> {
  const job: Job = { done: 0, total: 0, cancelled: false }
  jobs().set(id, job)
  let isTelling = false
  const timer = setInterval(() => {
    if (isTelling) return
    isTelling = true
    const { done, total } = job
    // In SQLite this waits until the work is over, and would say how far it was.
    const progress = payload.db.name === 'sqlite' ? {} : { done, total }
    void updateImport(payload, id, { seenAt: new Date().toISOString(), ...progress })
      .catch(() => {})
      .finally(() => (isTelling = false))
  }, SEEN_EVERY_MS).unref()
  try {
    await work(job)
  } catch (error) {
    if (!(error instanceof Cancelled || error instanceof ImportRefused))
      payload.logger.error({ err: redactError(error), msg: `the import ${id} failed` })
    await updateImport(payload, id, failed(error)).catch((second: unknown) =>
      payload.logger.error({ err: redactError(second), msg: `the import ${id} failed` }),
    )
  } finally {
    clearInterval(timer)
    // The next one may have begun.
    if (jobOf(id) === job) jobs().delete(id)
  }
}

/** Whether nobody works any more at what somebody has begun: the process has died. What it had written of the products is rolled back. */
export function isInterrupted({ id, state, seenAt }: Pick<ImportRecord, 'id' | 'state' | 'seenAt'>): boolean {
  const isBusy = state === 'checking' || state === 'applying' || state === 'undoing'
  return isBusy && !jobOf(id) && Date.now() - Date.parse(seenAt) > BELIEVED_MS
}
