import type { Client } from 'pg'

/**
 * Lets Postgres count what was just committed, so that it plans well from the start. It does so by itself later: where it cannot be done now,
 * that is said, and what was committed stays done.
 */
export async function analyze(client: Client): Promise<void> {
  await client.query('ANALYZE').catch((error: Error) => {
    process.stderr.write(
      `The new database could not be analysed (${error.message}). It works, and is slower for a while.\n`,
    )
  })
}
