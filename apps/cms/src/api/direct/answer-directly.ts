import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { PREVIEW_HEADER } from '@vitrine/contract/preview-api'
import { SECRET_HEADER } from '@vitrine/contract/spool-api'
import { matchCalls } from '../../platform/http/match-call.ts'
import { sharedAnswer } from './shared-answer.ts'

const PREFIX = '/api/'
/** What an answer depends on. */
const headersOfCalls = ['accept-language', 'if-none-match', SECRET_HEADER, PREVIEW_HEADER]

/**
 * Answers a GET of the content API without Next, whose router, tracing and streams took more than the answer of most calls (docs/decisions/0100-calls-without-next.md).
 * @returns false where it is no such call, or the content API is not there yet: nothing is answered
 */
export async function answerDirectly(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { method = 'GET', url = '/' } = request
  const answer = sharedAnswer()
  if (!answer || (method !== 'GET' && method !== 'HEAD') || !url.startsWith(PREFIX)) return false
  const [path = ''] = url.slice(PREFIX.length - 1).split('?')
  if (matchCalls(path).length === 0) return false
  const answered = await answer(new Request(`http://cms${url}`, { method, headers: pick(request.headers) }))
  if (method === 'HEAD') await answered.body?.cancel()
  await send(method === 'HEAD' ? new Response(null, answered) : answered, response)
  return true
}

function pick(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(headersOfCalls.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])))
}

/** What is one piece goes out with its length; a list as it is read, and a reader who goes ends it. */
async function send({ status, headers, body }: Response, response: ServerResponse): Promise<void> {
  response.statusCode = status
  response.setHeaders(headers)
  const reader = body?.getReader()
  const first = await reader?.read()
  const second = first?.done === false ? await reader?.read() : undefined
  if (!reader || !first?.value || !second?.value) return void response.end(first?.value)
  await pipeline(readOn(reader, [first.value, second.value]), response).catch(() => undefined)
}

async function* readOn(reader: ReadableStreamDefaultReader<Uint8Array>, begun: readonly Uint8Array[]) {
  try {
    yield* begun
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
