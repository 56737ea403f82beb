/**
 * An error as it may be written into a log. A query that failed names every value that it was to write, and those are what a visitor
 * wrote: only the database's own sentence is kept.
 */
export function redactError(error: unknown): unknown {
  if (!(error instanceof Error) || !('params' in error || 'query' in error)) return error
  const { cause } = error
  return new Error(`a query failed: ${cause instanceof Error ? cause.message.split('\n')[0] : 'no reason was given'}`)
}
