import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { makeBackup } from './backups/make-backup.ts'
import { fillProductSnapshots } from './publishing/product-snapshots/fill-product-snapshots.ts'
import { refuseHalfRestored } from './backups/restoring/check-empty.ts'
import { fillStates } from './content/completeness/fill-states.ts'
import { createUploadStore } from './content/media/create-upload-store.ts'
import config from './payload.config.ts'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { recordStart } from './publishing/revision/revision.ts'
import { fillSearchIndex } from './publishing/search/fill-index.ts'
import { makeDemoFiles } from './seed/demo-files.ts'
import { seed } from './seed/seed.ts'
import { seedAnswerTemplates } from './seed/seed-answer-templates.ts'
import { isDatabaseUsed, markDataDir, refuseForeignDataDir } from './seed/used-before.ts'
import { createWriter } from './seed/writer.ts'
import { settings } from './platform/settings.ts'
import { databaseFile } from './platform/database/adapter.ts'
import { prepareFirstAccount } from './platform/accounts/first-account.ts'
import { writeBackLog } from './platform/database/checkpoints/write-back-log.ts'
import { inTransaction } from './platform/database/in-transaction.ts'
import { migrate } from './migrations/migrate.ts'

export type PreparedData = { adminLink: string | null; seeded: boolean; documents: number }

/**
 * Prepares the data for the server: schema, demo content and answer templates in a database that was never used, the search index, and an
 * account or a setup link.
 * @param log takes a line of progress
 * @throws a sentence where the database is empty and DATA_DIR belongs to another
 */
export async function prepare(log: (line: string) => void): Promise<PreparedData> {
  refuseHalfRestored(settings.DATA_DIR)
  if (databaseFile(settings) !== null) return prepareData(log)
  const { inTurn } = await import('./backups/contents/export-postgres.ts')
  const wait = () => log('Another process is preparing the database: waiting for it')
  return inTurn(settings.DATABASE_URL ?? '', 'preparation', wait, () => prepareData(log))
}

async function prepareData(log: (line: string) => void): Promise<PreparedData> {
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload, () => backUpFirst(log))
  const isNew = !(await isDatabaseUsed(payload))
  if (isNew) await refuseForeignDataDir(settings)
  const seeded = isNew && settings.SEED === 'demo'
  let documents = 0
  if (seeded) {
    const started = performance.now()
    const report = (problem: string) => log(`  content: ${problem}`)
    const { files, madeWidths } = await makeDemoFiles(report)
    if (madeWidths > 0) log(`Demo pictures: ${madeWidths} widths made in ${secondsSince(started)} s`)
    documents = await inTransaction(payload, (req) => seed({ payload, req, files, store: createUploadStore(), report }))
    log(`Demo content: ${documents} documents in ${secondsSince(started)} s`)
  }
  if (isNew) await prepareAnswerTemplates(payload)
  await fillSearchIndex(payload, reportSearchIndex(log))
  // Of a large catalogue that was there before, the program finds out the rest while it runs.
  await fillStates(payload, () => false, STATES_AT_START)
  // Of a catalogue that was there before, the program makes those that are missing while it runs.
  if (seeded) await fillProductSnapshots(payload)
  await recordStart(payload)
  await writeBackLog(payload)
  await markDataDir(settings.DATA_DIR)
  return { adminLink: await prepareFirstAccount(payload, settings), seeded, documents }
}

/** A new version is about to change the tables: what it would spoil can be restored. */
async function backUpFirst(log: (line: string) => void): Promise<void> {
  if (!settings.BACKUP_BEFORE_MIGRATIONS) return
  try {
    const { name } = await makeBackup(settings)
    log(`Back-up before the migration: ${name}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The back-up before the migration failed, so nothing was changed: ${reason} ` +
        'BACKUP_BEFORE_MIGRATIONS=0 migrates without one.',
      { cause: error },
    )
  }
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

/** So many documents take a few seconds. */
const STATES_AT_START = 2000

const DOCUMENTS_A_LINE = 5000

/** A line now and then, where it takes longer than a moment. */
function reportSearchIndex(log: (line: string) => void) {
  return (documents: number) => {
    if (documents % DOCUMENTS_A_LINE === 0) log(`Search index: ${documents} documents`)
  }
}

/** Only in a new database: later the templates are the operators' own. */
async function prepareAnswerTemplates(payload: Payload): Promise<void> {
  const folder = join(repositoryRoot(), 'packages/locales/mail/answers')
  await inTransaction(payload, (req) =>
    seedAnswerTemplates(createWriter(payload, req, new Date().toISOString()), folder),
  )
}
