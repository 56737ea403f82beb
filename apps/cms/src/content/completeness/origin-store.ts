import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest } from 'payload'
import { databaseOf, rowsOf } from '../../platform/database/database-of.ts'
import { valuesOf } from '../../platform/database/values-of.ts'
import type { Origin } from './origins.ts'

type Request = Partial<PayloadRequest> | undefined

/** The origins of those of some documents that have any. */
export async function readOrigins(
  payload: Payload,
  kind: string,
  ids: readonly number[],
  req?: Request,
): Promise<Map<number, Origin[]>> {
  if (ids.length === 0) return new Map()
  const { execute } = await databaseOf(payload, req as PayloadRequest)
  const rows = rowsOf(
    await execute(sql`SELECT document, origins FROM translation_origins
      WHERE kind = ${kind} AND document IN (${valuesOf(ids)})`),
  )
  return new Map(rows.map((row) => [Number(row.document), JSON.parse(String(row.origins)) as Origin[]]))
}

/** Others who change the origins of a document wait until the transaction ends: what each reads is what the one before has left. */
export async function lockOrigins(payload: Payload, kind: string, id: number, req: Request): Promise<void> {
  const { execute } = await databaseOf(payload, req as PayloadRequest)
  await execute(sql`UPDATE translation_origins SET document = document WHERE kind = ${kind} AND document = ${id}`)
}

export async function writeOrigins(
  payload: Payload,
  kind: string,
  id: number,
  origins: readonly Origin[],
  req?: Request,
): Promise<void> {
  const { execute } = await databaseOf(payload, req as PayloadRequest)
  await (origins.length === 0
    ? execute(sql`DELETE FROM translation_origins WHERE kind = ${kind} AND document = ${id}`)
    : execute(sql`INSERT INTO translation_origins (kind, document, origins)
        VALUES (${kind}, ${id}, ${JSON.stringify(origins)})
        ON CONFLICT (kind, document) DO UPDATE SET origins = excluded.origins`))
}
