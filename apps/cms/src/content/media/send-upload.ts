import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { serveUpload } from './serve-upload.ts'
import type { UploadStore } from './upload-store.ts'

const PREFIX = '/media/'

/** Whether a request is for an upload: GET or HEAD below `/media/`. */
export function isForUpload({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return (method === 'GET' || method === 'HEAD') && url.startsWith(PREFIX)
}

/**
 * Answers a request for an upload. Not by a route of Next, which leaves out how long a stream is: a download could then not show its progress.
 * @returns false where there is no such file: nothing is answered
 */
export async function sendUpload(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  store: UploadStore,
): Promise<boolean> {
  const [path = ''] = url.slice(PREFIX.length).split('?')
  const request = new Request('http://cms/', { method, headers: pick(headers) })
  const answer = await serveUpload(path.split('/'), request, store)
  if (answer.status === 404) return false
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  if (!answer.body) response.end()
  // A reader who goes, or a file that breaks off, ends both.
  else await pipeline(Readable.fromWeb(answer.body as NodeReadableStream), response).catch(() => undefined)
  return true
}

/** What an upload depends on. */
function pick(headers: IncomingMessage['headers']): Record<string, string> {
  const names = ['range', 'if-range', 'if-none-match'] as const
  return Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}
