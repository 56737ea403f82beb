/**
 * An error as it may be logged. A failed query names every value that it was to write, which may be a visitor's: only the database's own
 * message is kept.
 */
export function redactError(error: unknown): unknown {
  if (!(error instanceof Error) || !('params' in error || 'query' in error)) return error
  const { cause } = error
  return new Error(`a query failed: ${cause instanceof Error ? cause.message.split('\n')[0] : 'no reason was given'}`)
}
