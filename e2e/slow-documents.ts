import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { buffer } from 'node:stream/consumers'
import { ports } from './test-instance.ts'

const BYTES_AT_ONCE = 3_000
const PAUSE_MS = 40

/** The site under test, whose documents come in small pieces, as over a slow network. What is not a document comes as it is. */
export class SlowDocuments {
  readonly #port: number
  readonly #server: Server

  constructor(port: number) {
    this.#port = port
    this.#server = createServer((asked, answer) => void pass(asked, answer)).listen(port, '127.0.0.1')
  }

  at(path: string): string {
    return `http://127.0.0.1:${this.#port}${path}`
  }

  stop(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

async function pass({ url, headers }: IncomingMessage, answer: ServerResponse) {
  const passed = request({
    port: ports.front,
    path: url,
    // Not compressed: a piece is text.
    headers: { accept: headers.accept, host: `localhost:${ports.front}` },
  })
  passed.on('error', () => answer.destroy())
  passed.on('response', (response) => void send(response, answer))
  passed.end()
}

async function send(response: IncomingMessage, answer: ServerResponse) {
  const body = await buffer(response)
  answer.writeHead(response.statusCode ?? 502, { 'content-type': response.headers['content-type'] })
  const isDocument = response.headers['content-type']?.startsWith('text/html')
  const step = isDocument ? BYTES_AT_ONCE : body.length
  for (let at = 0; at < body.length; at += step) {
    answer.write(body.subarray(at, at + step))
    if (isDocument) await pause(PAUSE_MS)
  }
  answer.end()
}
