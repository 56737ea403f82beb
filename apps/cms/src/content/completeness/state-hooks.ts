import { sql } from '@payloadcms/db-sqlite'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'
import { deleteMarks, readMarks } from './machine-marks.ts'
import { copyMarks, pruneMarks, rememberOriginal, refuseInBulk, refusePublished } from './guard-machine-texts.ts'
import { readOrigins, writeOrigins } from './origin-store.ts'
import { decideOrigins } from './origins.ts'
import { readNewestTexts, readTexts } from './read-texts.ts'
import { refreshStates } from './refresh-states.ts'
import type { Texts } from './texts-of.ts'

const keyOf = (collection: { slug: string }, id: unknown) => `texts before: ${collection.slug} ${String(id)}`

const rememberTexts: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') {
    const id = Number(originalDoc.id)
    const document = asSanitized(collection)
    await refuseInBulk(req, document, id, data._status)
    req.context[keyOf(collection, id)] = (await readNewestTexts(req.payload, document, [id], req)).get(id)
  }
  return data
}

/** In the transaction of the save: what is published and what is said of it belong together. */
const refreshAfterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const id = Number(doc.id)
  const config = asSanitized(collection)
  const texts = await readTexts(req.payload, config, [id], req)
  const before = req.context[keyOf(collection, id)] as Texts | undefined
  // A change of many documents is one request, which would keep the texts of all of them.
  req.context[keyOf(collection, id)] = undefined
  const after = texts.get(id)
  if (!after) return refreshStates(req.payload, config, [id], req, { texts })
  const origins = before ? await followTexts(req, config.slug, id, before, after.texts) : undefined
  if (operation === 'create') await copyMarks(req, config, id, after)
  const marks = (await readMarks(req.payload, config.slug, [id], req)).get(id) ?? []
  refusePublished(req, marks, after)
  await pruneMarks(req, config, id, marks, after)
  await refreshStates(req.payload, config, [id], req, { texts, ...(origins && { origins: new Map([[id, origins]]) }) })
}

/** @returns from which English texts the translations are, after the change */
async function followTexts(req: PayloadRequest, slug: string, id: number, before: Texts, after: Texts) {
  const origins = (await readOrigins(req.payload, slug, [id], req)).get(id) ?? []
  const decided = decideOrigins(origins, before, after)
  if (JSON.stringify(decided) !== JSON.stringify(origins)) await writeOrigins(req.payload, slug, id, decided, req)
  return decided
}

const forgetAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { execute } = await databaseOf(req.payload, req)
  await execute(sql`DELETE FROM translation_origins WHERE kind = ${collection.slug} AND document = ${Number(id)}`)
  await deleteMarks(req.payload, collection.slug, { ids: [Number(id)] }, req)
}

const asSanitized = (collection: unknown) => collection as SanitizedCollectionConfig

/** Hooks of every collection that has anything to translate. */
export const stateHooks = {
  beforeOperation: [rememberOriginal],
  beforeChange: [rememberTexts],
  afterChange: [refreshAfterChange],
  afterDelete: [forgetAfterDelete],
}
