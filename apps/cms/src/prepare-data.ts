import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { createUploadStore } from './content/media/create-upload-store.ts'
import config from './payload.config.ts'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { incrementAllRevisions } from './publishing/revision/revision.ts'
import { revisionScopes } from './publishing/revision/revision-scopes.ts'
import { makeDemoFiles } from './seed/demo-files.ts'
import { seed } from './seed/seed.ts'
import { seedAnswerTemplates } from './seed/seed-answer-templates.ts'
import { createWriter } from './seed/writer.ts'
import { settings } from './platform/settings.ts'
import { prepareFirstAccount } from './platform/accounts/first-account.ts'
import { inTransaction } from './platform/database/in-transaction.ts'
import { migrate } from './migrations/migrate.ts'

export type PreparedData = { adminLink: string | null; seeded: boolean; documents: number }

/**
 * Prepares the data for the server: schema, demo content where there is none, answer templates at the very first start, and an account
 * or a setup link.
 * @param log takes a line of progress
 */
export async function prepare(log: (line: string) => void): Promise<PreparedData> {
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload)
  const { totalDocs } = await payload.count({ collection: 'categories' })
  const isEmpty = totalDocs === 0 && (await payload.count({ collection: 'products' })).totalDocs === 0
  const seeded = isEmpty && settings.SEED === 'demo'
  let documents = 0
  if (seeded) {
    const started = performance.now()
    const report = (problem: string) => log(`  content: ${problem}`)
    const { files, madeWidths } = await makeDemoFiles(report)
    if (madeWidths > 0) log(`Demo pictures: ${madeWidths} widths made in ${secondsSince(started)} s`)
    documents = await inTransaction(payload, (req) => seed({ payload, req, files, store: createUploadStore(), report }))
    log(`Demo content: ${documents} documents in ${secondsSince(started)} s`)
  }
  await prepareAnswerTemplates(payload)
  await incrementAllRevisions(payload, revisionScopes(payload.config))
  return { adminLink: await prepareFirstAccount(payload, settings), seeded, documents }
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

/** Only at the very first start: later the templates are the operators' own. */
async function prepareAnswerTemplates(payload: Payload): Promise<void> {
  const counts = await Promise.all([
    payload.count({ collection: 'users' }),
    payload.count({ collection: 'answer-templates' }),
  ])
  if (counts.some(({ totalDocs }) => totalDocs > 0)) return
  const folder = join(repositoryRoot(), 'packages/locales/mail/answers')
  await inTransaction(payload, (req) =>
    seedAnswerTemplates(createWriter(payload, req, new Date().toISOString()), folder),
  )
}
