import { type Client, DatabaseError } from 'pg'

/** The server was told to keep a transaction, and the connection ended before it said whether it had. Programs know it by its name. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown'
}

/**
 * Commits the transaction of a connection.
 * @throws what the server says where it refuses; then nothing of the transaction is kept
 * @throws {CommitUnknown} a sentence on what to do, where no answer came: then all of it is kept, or nothing
 */
export async function commit(client: Pick<Client, 'query'>): Promise<void> {
  try {
    await client.query('COMMIT')
  } catch (error) {
    if (error instanceof DatabaseError && !endsConnection(error)) throw error
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommitUnknown(
      `The new database did not say whether it kept what was written (${reason}). Try again: where it says that the database is not empty, all of it was kept; else nothing was.`,
    )
  }
}

/** Classes of SQLSTATE by which the server says that it ends: its answer to the commit is lost then. */
const endsConnection = ({ code = '' }: DatabaseError) => code.startsWith('08') || code.startsWith('57P')
