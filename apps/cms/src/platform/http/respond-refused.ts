import type { IncomingMessage, ServerResponse } from 'node:http'

export type Refusal = { status: number; message: string; headers?: Record<string, string> }

/** How long the rest of a body that nobody wants may go by. */
const LINGER_MS = 5_000

/**
 * Answers in the shape of Payload's errors, at once and whole. The rest of the body is dropped as it comes, for a moment, and the answer ends after it:
 * a connection that ends while somebody sends on it is reset, and takes the answer with it.
 * @param lingerMs how long the rest may go by before the connection is cut off, in ms
 */
export function respondRefused(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, headers }: Refusal,
  lingerMs = LINGER_MS,
): void {
  const text = JSON.stringify({ errors: [{ message }] })
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'cache-control': 'no-store',
      ...headers,
    })
    .write(text)
  const linger = setTimeout(() => request.socket.destroy(), lingerMs)
  request.once('close', () => clearTimeout(linger))
  request.once('end', () => response.end()).resume()
}
