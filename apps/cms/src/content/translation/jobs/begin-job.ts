import type { LanguageCode } from '@vitrine/locales/languages'
import type { CollectionSlug, PayloadRequest, SanitizedCollectionConfig } from 'payload'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { createEnglishNames } from '../../english/english-names.ts'
import { draftedKinds } from './drafted-kinds.ts'
import { findDocuments, type ListQuery } from './find-documents.ts'
import { createItem, createJob, noCounts } from './job-record.ts'

export const MAX_DOCUMENTS = 10_000

type Asked = {
  /** All kinds with drafts where it is not given. */
  kind?: string | undefined
  id?: number | undefined
  languages: LanguageCode[]
  list?: ListQuery | undefined
}

/** Finds what a machine is to translate, and leaves it to the background work. @returns the job's number; null where there is nothing to do */
export async function beginMachineJob(
  req: PayloadRequest,
  { kind, id, languages, list }: Asked,
): Promise<number | null> {
  const found: { config: SanitizedCollectionConfig; ids: number[] }[] = []
  let total = 0
  for (const config of draftedKinds(req.payload)) {
    if (kind && kind !== config.slug) continue
    const limit = MAX_DOCUMENTS - total
    if (limit <= 0) break
    const ids =
      id !== undefined
        ? [id]
        : await findDocuments(req, config, {
            languages,
            states: ['missing', 'stale'],
            limit,
            list: kind ? list : undefined,
          })
    total += ids.length
    if (ids.length > 0) found.push({ config, ids })
  }
  if (total === 0) return null
  const { payload, user } = req
  return inTransaction(payload, async (own) => {
    const job = await createJob(
      payload,
      {
        type: 'machine',
        state: 'waiting',
        title: kind ?? '',
        languages,
        accountId: Number(user?.id),
        accountName: user?.email ?? '',
        total,
        counts: noCounts,
      },
      own,
    )
    for (const { config, ids } of found) {
      const nameOf = createEnglishNames(payload, config.slug as CollectionSlug, config.admin.useAsTitle ?? 'id')
      const titles = await Promise.all(ids.map((it) => nameOf(it)))
      for (const [index, document] of ids.entries())
        await createItem(
          payload,
          { job, kind: config.slug, document, title: titles[index] ?? '', state: 'waiting' },
          own,
        )
    }
    return job
  })
}
