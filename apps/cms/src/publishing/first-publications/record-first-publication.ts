import { sql } from '@payloadcms/db-sqlite'
import type { PayloadRequest } from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'

/** The collections of which visitors ask what is new. */
const recorded = new Set(['products'])

type Change = { kind: string; id: number; createdAt: string; wasSeen: boolean; isSeen: boolean }

/**
 * Notes that visitors see a document for the first time. Of one that they saw already when this was not noted yet nobody knows since when: it
 * counts from its creation, which is noted when it is taken back.
 */
export async function recordFirstPublication(req: PayloadRequest, change: Change): Promise<void> {
  const { kind, id, createdAt, wasSeen, isSeen } = change
  if (wasSeen === isSeen || !recorded.has(kind)) return
  const firstAt = (isSeen ? new Date() : new Date(createdAt)).toISOString()
  const database = await databaseOf(req.payload, req)
  await database.execute(
    sql`INSERT INTO first_publications (kind, document, first_at) VALUES (${kind}, ${id}, ${firstAt})
      ON CONFLICT (kind, document) DO NOTHING`,
  )
}

/** Another document may get the id of one that is gone. */
export async function forgetFirstPublication(req: PayloadRequest, kind: string, id: number): Promise<void> {
  if (!recorded.has(kind)) return
  const database = await databaseOf(req.payload, req)
  await database.execute(sql`DELETE FROM first_publications WHERE kind = ${kind} AND document = ${id}`)
}
