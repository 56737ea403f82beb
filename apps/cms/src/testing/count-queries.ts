import type { Payload } from 'payload'

type Executor = { execute: (...args: never[]) => Promise<{ rows?: readonly unknown[] }> }
type Client = Executor & { transaction: (...args: never[]) => Promise<Executor> }

export type QueryCount = { queries: number; rows: number }

/** How many statements some work sends to a SQLite database, in transactions too, and how many rows come back. */
export async function countQueries(payload: Payload, work: () => Promise<unknown>): Promise<QueryCount> {
  const { client } = payload.db as unknown as { client: Client }
  const { execute, transaction } = client
  const count = { queries: 0, rows: 0 }
  const counting =
    (target: Executor, send: Executor['execute']): Executor['execute'] =>
    async (...args) => {
      const result = await send.apply(target, args)
      count.queries += 1
      count.rows += result.rows?.length ?? 0
      return result
    }
  client.execute = counting(client, execute)
  client.transaction = async (...args) => {
    const begun = await transaction.apply(client, args)
    begun.execute = counting(begun, begun.execute)
    return begun
  }
  try {
    await work()
  } finally {
    Object.assign(client, { execute, transaction })
  }
  return count
}
