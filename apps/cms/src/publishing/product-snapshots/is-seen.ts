import { sql } from '@payloadcms/db-sqlite'

/** The condition of rows of products that visitors see; its columns have no table before them. As literals: the index of published rows is chosen by them. */
export const isSeen = sql.raw(`_status = 'published' AND deleted_at IS NULL`)
