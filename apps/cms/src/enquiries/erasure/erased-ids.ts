import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { holdEnquiries } from '../hold-enquiries.ts'

/** Longer than the site repeats a delivery under the same id. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000

/** Remembers that enquiries were erased, in the transaction of `req`: a delivery of them that is under way stores nothing. */
export async function rememberErased(
  payload: Payload,
  req: Partial<PayloadRequest>,
  ids: readonly string[],
): Promise<void> {
  await holdEnquiries(payload, req)
  const database = await databaseOf(payload, req as PayloadRequest)
  const now = new Date().toISOString()
  for (const id of ids)
    await database.execute(
      sql`INSERT INTO erased_enquiries (id, created_at, updated_at) VALUES (${id}, ${now}, ${now}) ON CONFLICT (id) DO NOTHING`,
    )
}

/** Whether an enquiry of this id was erased. `req` holds the enquiries, so that none can be erased before it ends. */
export async function isErased(payload: Payload, req: Partial<PayloadRequest>, id: string): Promise<boolean> {
  const database = await databaseOf(payload, req as PayloadRequest)
  return rowsOf(await database.execute(sql`SELECT id FROM erased_enquiries WHERE id = ${id}`)).length > 0
}

/** Forgets the ids of enquiries that were erased long ago. */
export async function forgetErased(payload: Payload, now = new Date()): Promise<void> {
  const database = await databaseOf(payload)
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await database.execute(sql`DELETE FROM erased_enquiries WHERE created_at < ${before}`)
}
