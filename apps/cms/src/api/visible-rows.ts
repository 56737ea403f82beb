import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { firstMomentNotDue } from '../publishing/revision/due-posts.ts'
import type { Documents } from './documents.ts'

/** A piece of SQL; a drizzle of either adapter takes it. */
export type Condition = ReturnType<typeof sql>

export const toColumn = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

export const tableOf = (collection: keyof Documents) => sql.identifier(collection.replaceAll('-', '_'))

/**
 * The condition of rows that visitors may see. Columns have no table before them: they are meant for statements over one table.
 * @param where a further condition
 */
export function isVisible(payload: Payload, collection: keyof Documents, where?: Condition): Condition {
  const { trash, versions } = payload.collections[collection].config
  const conditions = [
    ...(where ? [where] : []),
    // As literals: the indexes of published rows are chosen by them.
    ...(versions?.drafts ? [sql.raw(`_status = 'published'`)] : []),
    ...(trash ? [sql.raw('deleted_at IS NULL')] : []),
    ...(collection === 'posts' ? [sql`published_at < ${firstMomentNotDue()}`] : []),
  ]
  return conditions.length === 0 ? sql.raw('1 = 1') : sql.join(conditions, sql.raw(' AND '))
}

/** @param fields names of fields, with a minus where the largest comes first */
export function toOrderBy(fields: readonly string[]): Condition {
  const terms = fields.map((field) =>
    field.startsWith('-') ? `${toColumn(field.slice(1))} DESC` : `${toColumn(field)} ASC`,
  )
  return sql.raw(terms.join(', '))
}
