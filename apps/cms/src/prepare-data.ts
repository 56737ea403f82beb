import { join } from 'node:path'
import { getPayload, type Payload } from 'payload'
import { createUploadStore } from './content/media/create-upload-store.ts'
import config from './payload.config.ts'
import { repositoryRoot } from '@vitrine/platform/repository-root'
import { incrementAllRevisions } from './publishing/revision/revision.ts'
import { revisionScopes } from './publishing/revision/revision-scopes.ts'
import { seed } from './seed/seed.ts'
import { seedAnswerTemplates } from './seed/seed-answer-templates.ts'
import { createWriter } from './seed/writer.ts'
import { settings } from './platform/settings.ts'
import { prepareFirstAccount } from './platform/accounts/first-account.ts'
import { inTransaction } from './platform/database/in-transaction.ts'
import { migrate } from './migrations/migrate.ts'

export type PreparedData = { adminLink: string | null; seeded: boolean; documents: number }

/**
 * Makes the data fit for the server: schema, demo content where there is none, answer templates at the very first start, somebody who
 * can log in. `tell` hears what is going on.
 */
export async function prepare(tell: (line: string) => void): Promise<PreparedData> {
  const payload = await getPayload({ config, disableOnInit: true })
  await migrate(payload)
  const { totalDocs } = await payload.count({ collection: 'categories' })
  const isEmpty = totalDocs === 0 && (await payload.count({ collection: 'products' })).totalDocs === 0
  const seeded = isEmpty && settings.SEED === 'demo'
  let documents = 0
  if (seeded) {
    const started = performance.now()
    const report = (problem: string) => tell(`  content: ${problem}`)
    const { files, madeWidths } = await makeDemoFiles(report)
    if (madeWidths > 0) tell(`Demo pictures: ${madeWidths} widths made in ${secondsSince(started)} s`)
    documents = await inTransaction(payload, (req) => seed({ payload, req, files, store: createUploadStore(), report }))
    tell(`Demo content: ${documents} documents in ${secondsSince(started)} s`)
  }
  await prepareAnswerTemplates(payload)
  await incrementAllRevisions(payload, revisionScopes(payload.config))
  return { adminLink: await prepareFirstAccount(payload, settings), seeded, documents }
}

const secondsSince = (started: number) => ((performance.now() - started) / 1000).toFixed(1)

/** An empty site has its answer templates too. Where somebody could log in before, there are those that people left there. */
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
