import { sql } from '@payloadcms/db-sqlite'
import type { Payload, SanitizedCollectionConfig } from 'payload'
import { hasTexts } from './texts-of.ts'

/** Where the column with the states of the newest versions is: in the table of versions where there are drafts. */
export function stateColumnOf({ slug, versions, trash }: SanitizedCollectionConfig) {
  const name = slug.replaceAll('-', '_')
  const own = { table: sql.identifier(name), column: sql.identifier('translation_state'), id: sql.identifier('id') }
  const inTrash = trash ? [sql`deleted_at IS NULL`] : []
  if (!versions?.drafts) return { tables: [own], newest: own, isNewest: sql`1 = 1`, isListed: all(inTrash) }
  const newest = {
    table: sql.identifier(`_${name}_v`),
    column: sql.identifier('version_translation_state'),
    id: sql.identifier('parent_id'),
  }
  const isNewest = sql`latest = true`
  return {
    tables: [own, newest],
    newest,
    isNewest,
    isListed: all([isNewest, ...(trash ? [sql`version_deleted_at IS NULL`] : [])]),
  }
}

const all = (conditions: ReturnType<typeof sql>[]) =>
  conditions.length === 0 ? sql`1 = 1` : sql.join(conditions, sql` AND `)

/** The collections that have anything to translate, in the order of the menu. */
export function translatedKinds(payload: Pick<Payload, 'config'>): SanitizedCollectionConfig[] {
  return payload.config.collections.filter(
    ({ flattenedFields }) =>
      flattenedFields.some(({ name }) => name === 'translationState') && hasTexts(flattenedFields),
  )
}
