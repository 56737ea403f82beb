import { sql } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

/** The functions that make JSON of rows, as each database calls them. What they make comes as `readJson` takes it. */
export const jsonFunctions = (payload: Payload) =>
  payload.db.name === 'sqlite'
    ? { toObject: sql.raw('json_group_object'), toArray: sql.raw('json_array') }
    : { toObject: sql.raw('json_object_agg'), toArray: sql.raw('json_build_array') }

/** JSON as a database gives it: SQLite as a text, Postgres parsed. Null where there were no rows. */
export function readJson<Value>(value: unknown): Value | null {
  return (typeof value === 'string' ? JSON.parse(value) : (value ?? null)) as Value | null
}
