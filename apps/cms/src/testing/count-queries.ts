import type { Payload } from 'payload'
import { watchStatements } from './record-statements.ts'

export type QueryCount = { queries: number; rows: number }

/** How many statements some work sends to a SQLite database, in transactions too, and how many rows come back. */
export async function countQueries(payload: Payload, work: () => Promise<unknown>): Promise<QueryCount> {
  const count = { queries: 0, rows: 0 }
  const note = ({ rows }: { rows: number }) => {
    count.queries++
    count.rows += rows
  }
  await watchStatements(payload, note, work)
  return count
}
