import type { Payload } from 'payload'
import { recordStatements } from './record-statements.ts'

export type QueryCount = { queries: number; rows: number }

/** How many statements some work sends to a SQLite database, in transactions too, and how many rows come back. */
export async function countQueries(payload: Payload, work: () => Promise<unknown>): Promise<QueryCount> {
  const statements = await recordStatements(payload, work)
  return { queries: statements.length, rows: statements.reduce((sum, { rows }) => sum + rows, 0) }
}
