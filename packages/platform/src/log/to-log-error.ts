/** An error as a log has it. */
export type LogError = { type: string; message: string; stack?: string; cause?: string }

const FRAME = /^\s+at /

/**
 * An error with nothing of what it was about: other properties of an error may hold a whole row of the database. A failed query names
 * every value in its message, so that only the database's own first line is left.
 */
export function toLogError(error: Error): LogError {
  const { cause, stack = '' } = error
  const frames = stack.split('\n').filter((line) => FRAME.test(line))
  const isQuery = 'params' in error || 'query' in error
  const reason = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : ''
  return {
    type: error.name,
    message: isQuery ? 'a query failed' : error.message,
    ...(frames.length > 0 && { stack: frames.join('\n') }),
    ...(reason && { cause: reason }),
  }
}
