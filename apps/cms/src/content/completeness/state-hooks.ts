import { sql } from '@payloadcms/db-sqlite'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  SanitizedCollectionConfig,
} from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'
import { readOrigins, writeOrigins } from './origin-store.ts'
import { decideOrigins } from './origins.ts'
import { readNewestTexts, readTexts } from './read-texts.ts'
import { refreshStates } from './refresh-states.ts'
import type { Texts } from './texts-of.ts'

const keyOf = (collection: { slug: string }, id: unknown) => `texts before: ${collection.slug} ${String(id)}`

const rememberTexts: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  if (operation === 'update') {
    const id = Number(originalDoc.id)
    req.context[keyOf(collection, id)] = (await readNewestTexts(req.payload, asSanitized(collection), [id], req)).get(
      id,
    )
  }
  return data
}

/** In the transaction of the save: what is published and what is said of it belong together. */
const refreshAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  const id = Number(doc.id)
  const config = asSanitized(collection)
  const texts = await readTexts(req.payload, config, [id], req)
  const before = req.context[keyOf(collection, id)] as Texts | undefined
  // A change of many documents is one request, which would keep the texts of all of them.
  req.context[keyOf(collection, id)] = undefined
  const after = texts.get(id)
  if (!before || !after) return refreshStates(req.payload, config, [id], req, { texts })
  const origins = (await readOrigins(req.payload, collection.slug, [id], req)).get(id) ?? []
  const decided = decideOrigins(origins, before, after.texts)
  if (JSON.stringify(decided) !== JSON.stringify(origins))
    await writeOrigins(req.payload, collection.slug, id, decided, req)
  await refreshStates(req.payload, config, [id], req, { texts, origins: new Map([[id, decided]]) })
}

const forgetAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  const { execute } = await databaseOf(req.payload, req)
  await execute(sql`DELETE FROM translation_origins WHERE kind = ${collection.slug} AND document = ${Number(id)}`)
}

const asSanitized = (collection: unknown) => collection as SanitizedCollectionConfig

/** Hooks of every collection that has anything to translate. */
export const stateHooks = {
  beforeChange: [rememberTexts],
  afterChange: [refreshAfterChange],
  afterDelete: [forgetAfterDelete],
}
