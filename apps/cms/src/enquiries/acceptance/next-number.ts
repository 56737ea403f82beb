import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'

/**
 * The number by which people name an enquiry, such as `NV-2026-000123`; counted in the transaction of `req`, so that none is
 * given twice and none is lost.
 */
export async function nextNumber(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { prefix, year }: { prefix: string; year: number },
): Promise<string> {
  const database = await databaseOf(payload, req as PayloadRequest)
  const result = await database.execute(
    sql`INSERT INTO enquiry_counters (year, last) VALUES (${year}, 1)
        ON CONFLICT (year) DO UPDATE SET last = enquiry_counters.last + 1 RETURNING last`,
  )
  return `${prefix}-${year}-${String(rowsOf(result)[0]?.last).padStart(6, '0')}`
}
