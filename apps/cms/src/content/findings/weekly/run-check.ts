import { sql } from '@payloadcms/db-sqlite'
import { languageCodes } from '@vitrine/locales/languages'
import type { CollectionSlug, Payload, SanitizedCollectionConfig } from 'payload'
import { databaseOf, rowsOf } from '../../../platform/database/database-of.ts'
import { redactError } from '../../../platform/database/redact-error.ts'
import { pauseAsLongAsSince } from '../../../platform/pause-as-long-as-since.ts'
import { settings } from '../../../platform/settings.ts'
import { createProductReader } from '../../../publishing/product-snapshots/product-reader.ts'
import { documentTitle } from '../../document-title.ts'
import { checkDocuments, type Values } from '../check-document.ts'
import { checkedKinds } from '../checked-kinds.ts'
import { inLanguage } from '../in-language.ts'
import {
  addFindings,
  beginCheck,
  dropCheck,
  dropFindings,
  endCheck,
  type FoundRow,
  isCheckRunning,
} from './check-store.ts'

const DOCUMENTS_A_BATCH = 20
/** More than anybody mends in a week. */
const MAX_FINDINGS = 2000
const FINDINGS_A_STATEMENT = 50

type Row = Values & { id: number }

/**
 * Checks everything that is published, in each language that it has a name in, a batch at a time.
 * @param name of the run; one that was made is not made again
 * @param isOver asked before each batch; what is broken off then is begun anew by the next run
 * @returns whether the check was made, to its end
 */
export async function runCheck(payload: Payload, name: string, isOver: () => boolean): Promise<boolean> {
  if (!(await beginCheck(payload, name, new Date().toISOString()))) return false
  await dropFindings(payload, name)
  let left = MAX_FINDINGS
  const readPublished = publishedReader(payload)
  let started = performance.now()
  for (const config of checkedKinds(payload)) {
    let last = 0
    let documents: Row[]
    while (left > 0 && (documents = await readPublished(config, last)).length > 0) {
      if (isOver()) {
        await dropCheck(payload, name)
        return false
      }
      last = documents.at(-1)?.id ?? last
      const found = await checkBatch(payload, config, documents)
      for (let at = 0; at < Math.min(found.length, left); at += FINDINGS_A_STATEMENT)
        await addFindings(payload, name, found.slice(at, Math.min(at + FINDINGS_A_STATEMENT, left)))
      left -= found.length
      await pauseAsLongAsSince(started)
      started = performance.now()
    }
  }
  await endCheck(payload, name, left < 0, new Date().toISOString())
  return true
}

async function checkBatch(payload: Payload, config: SanitizedCollectionConfig, documents: readonly Row[]) {
  const found: FoundRow[] = []
  const title = config.admin.useAsTitle ?? 'id'
  for (const language of languageCodes) {
    const here = documents.filter((it) => {
      const name = it[title]
      return typeof name !== 'object' || name === null || Boolean((name as Values)[language])
    })
    const values = here.map((it) => inLanguage(config.flattenedFields, it, language))
    const checked = await checkDocuments(payload, config, values, language, settings.SITE_URL)
    for (const [at, document] of here.entries())
      for (const finding of checked[at]?.findings ?? [])
        found.push({
          ...finding,
          collection: config.slug,
          document: document.id,
          title: documentTitle(config, document, 'en'),
          language,
        })
  }
  return found
}

/** Reads batches of published documents by id: products by their snapshots. */
function publishedReader(payload: Payload) {
  const products = createProductReader(payload)
  return async (config: SanitizedCollectionConfig, after: number): Promise<Row[]> => {
    const table = sql.identifier(config.slug.replaceAll('-', '_'))
    const { execute } = await databaseOf(payload)
    const rows = rowsOf(
      await execute(sql`SELECT id FROM ${table} WHERE id > ${after} AND _status = 'published' AND deleted_at IS NULL
        ORDER BY id LIMIT ${DOCUMENTS_A_BATCH}`),
    )
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => Number(id))
    const documents =
      config.slug === 'products' ? [...(await products.read(ids)).values()] : await findByIds(payload, config, ids)
    return documents.toSorted((a, b) => a.id - b.id)
  }
}

async function findByIds(payload: Payload, { slug }: SanitizedCollectionConfig, ids: number[]): Promise<Row[]> {
  const { docs } = await payload.db.find<Row>({
    collection: slug as CollectionSlug,
    where: { id: { in: ids } },
    limit: 0,
    pagination: false,
    locale: 'all',
  })
  return docs
}

/**
 * Checks everything now, because an editor asks for it; no mail is sent of it. Where a check goes on already, in this process or another one, that
 * is the one.
 */
export async function startCheckNow(payload: Payload): Promise<void> {
  const now = new Date().toISOString()
  if (await isCheckRunning(payload, now)) return
  void runCheck(payload, now, () => false).catch(async (error: unknown) => {
    payload.logger.error({ err: redactError(error), msg: 'published content could not be checked' })
    await dropCheck(payload, now).catch(() => {})
  })
}
