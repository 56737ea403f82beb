import { sql } from '@payloadcms/db-sqlite'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  SanitizedCollectionConfig,
} from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'
import { deleteMarks, readMarks } from './machine-marks.ts'
import { copyMarks, pruneMarks, rememberOriginal, refuseInBulk, refusePublished } from './guard-machine-texts.ts'
import { readOrigins, writeOrigins } from './origin-store.ts'
import { decideOrigins } from './origins.ts'
import { type DocumentTexts, readTexts } from './read-texts.ts'
import { refreshStates } from './refresh-states.ts'

const keyOf = (collection: { slug: string }, id: unknown) => `texts before: ${collection.slug} ${String(id)}`

const rememberTexts: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') {
    const id = Number(originalDoc.id)
    await refuseInBulk(req, asSanitized(collection), id, data._status)
    req.context[keyOf(collection, id)] = (await readTexts(req.payload, asSanitized(collection), [id], req)).get(id)
  }
  return data
}

/** In the transaction of the save: what is published and what is said of it belong together. */
const refreshAfterChange: CollectionAfterChangeHook = async ({ collection, doc, operation, req }) => {
  const id = Number(doc.id)
  const config = asSanitized(collection)
  const known = await readTexts(req.payload, config, [id], req)
  const before = req.context[keyOf(collection, id)] as DocumentTexts | undefined
  const after = known.get(id)
  if (before && after) {
    const origins = (await readOrigins(req.payload, collection.slug, [id], req)).get(id) ?? []
    const decided = decideOrigins(origins, before.texts, after.texts)
    if (JSON.stringify(decided) !== JSON.stringify(origins))
      await writeOrigins(req.payload, collection.slug, id, decided, req)
  }
  if (after && operation === 'create') await copyMarks(req, config, id, after)
  if (after) {
    const marks = (await readMarks(req.payload, config.slug, [id], req)).get(id) ?? []
    refusePublished(req, marks, after)
    await pruneMarks(req, config, id, marks, after)
  }
  await refreshStates(req.payload, config, [id], req, known)
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
