import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'

/** The number of a new offer, such as `NV-O-2026-000012`; counted in the transaction of `req`, so that none is given twice and none is lost. */
export async function nextOfferNumber(
  payload: Payload,
  req: Partial<PayloadRequest>,
  { prefix, year }: { prefix: string; year: string },
): Promise<string> {
  const database = await databaseOf(payload, req as PayloadRequest)
  const result = await database.execute(
    sql`INSERT INTO offer_counters (year, last) VALUES (${Number(year)}, 1)
        ON CONFLICT (year) DO UPDATE SET last = offer_counters.last + 1 RETURNING last`,
  )
  return `${prefix}-O-${year}-${String(rowsOf(result)[0]?.last).padStart(6, '0')}`
}
