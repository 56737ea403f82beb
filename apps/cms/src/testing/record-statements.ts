import type { Payload } from 'payload'

type Statement = string | { sql: string; args?: unknown[] }
type Executor = { execute: (statement: Statement, ...more: never[]) => Promise<{ rows?: readonly unknown[] }> }
type Client = Executor & { transaction: (...args: never[]) => Promise<Executor> }

export type RecordedStatement = {
  statement: Statement
  sql: string
  /** How many rows came back. */
  rows: number
}

/** The statements that some work sends to a SQLite database, in transactions too. */
export async function recordStatements(payload: Payload, work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const { client } = payload.db as unknown as { client: Client }
  const { execute, transaction } = client
  const recorded: RecordedStatement[] = []
  const recording =
    (target: Executor, send: Executor['execute']): Executor['execute'] =>
    async (statement, ...more) => {
      const result = await send.call(target, statement, ...more)
      const sql = typeof statement === 'string' ? statement : statement.sql
      recorded.push({ statement, sql, rows: result.rows?.length ?? 0 })
      return result
    }
  client.execute = recording(client, execute)
  client.transaction = async (...args) => {
    const begun = await transaction.apply(client, args)
    begun.execute = recording(begun, begun.execute)
    return begun
  }
  try {
    await work()
  } finally {
    Object.assign(client, { execute, transaction })
  }
  return recorded
}
