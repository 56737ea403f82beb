import type { IncomingMessage } from 'node:http'

/** Whether a request says that it has a body, an empty one included. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}
