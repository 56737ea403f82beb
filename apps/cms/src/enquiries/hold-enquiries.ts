import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf } from '../platform/database/database-of.ts'

/**
 * Lets nobody else store, change or erase enquiries until the transaction of `req` ends. What is read after this is read as it is: a
 * transaction on SQLite begins with its first write, and until then shows what others change meanwhile. The row is the one by which new
 * enquiries are counted (acceptance/next-number.ts).
 */
export async function holdEnquiries(payload: Payload, req: Partial<PayloadRequest>): Promise<void> {
  const database = await databaseOf(payload, req as PayloadRequest)
  await database.execute(
    sql`INSERT INTO enquiry_counters (year, last) VALUES (${new Date().getUTCFullYear()}, 0)
        ON CONFLICT (year) DO UPDATE SET last = enquiry_counters.last`,
  )
}
