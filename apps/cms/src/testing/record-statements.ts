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

/**
 * The statements that some work sends to a SQLite database, in transactions too. All of them are kept: of much work that is gigabytes, which
 * `watchStatements` does not keep.
 */
export async function recordStatements(payload: Payload, work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  const recorded: RecordedStatement[] = []
  await watchStatements(payload, (statement) => void recorded.push(statement), work)
  return recorded
}

/** @param note is told each statement that the work sends, in transactions too, once it is answered */
export async function watchStatements(
  payload: Payload,
  note: (statement: RecordedStatement) => void,
  work: () => Promise<unknown>,
): Promise<void> {
  const { client } = payload.db as unknown as { client: Client }
  const { execute, transaction } = client
  const watched =
    (target: Executor, send: Executor['execute']): Executor['execute'] =>
    async (statement, ...more) => {
      const result = await send.call(target, statement, ...more)
      note({
        statement,
        sql: typeof statement === 'string' ? statement : statement.sql,
        rows: result.rows?.length ?? 0,
      })
      return result
    }
  client.execute = watched(client, execute)
  client.transaction = async (...args) => {
    const begun = await transaction.apply(client, args)
    begun.execute = watched(begun, begun.execute)
    return begun
  }
  try {
    await work()
  } finally {
    Object.assign(client, { execute, transaction })
  }
}
