import { decideStatus } from './decide-status.ts'

/** Any error as a message and a status (R8.2). The message is English and for the log; it is empty where the error has none. */
export function normalizeError(error: unknown): { message: string; status: number } {
  return { message: readMessage(error), status: decideStatus(error) }
}

/** What was thrown as `data(…)` carries its message there, every other error in `message`. */
function readMessage(error: unknown): string {
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null) return ''
  const { data, message } = error as { data?: unknown; message?: unknown }
  const found = [data, message].find((it) => typeof it === 'string')
  return typeof found === 'string' ? found : ''
}
