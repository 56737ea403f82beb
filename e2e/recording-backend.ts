import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { ports } from './test-instance.ts'

/** An enquiry as the backend got it. */
export type Delivered = { path: string; headers: IncomingMessage['headers']; body: string }

/** A foreign backend: it passes on the content of the product under test and keeps the enquiries that it gets. */
export class RecordingBackend {
  readonly delivered: Delivered[] = []
  /** The status with which it answers an enquiry. */
  answer: (delivered: Delivered) => number = () => 201
  readonly #port: number
  readonly #server: Server = createServer((request, response) => void this.#serve(request, response))

  constructor(port: number) {
    this.#port = port
  }

  get base() {
    return `http://127.0.0.1:${this.#port}/api`
  }

  async start() {
    this.#server.listen(this.#port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async stop() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  async #serve(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (request.method === 'POST') {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const delivered = { path, headers: request.headers, body: Buffer.concat(chunks).toString('latin1') }
      this.delivered.push(delivered)
      return void response.writeHead(this.answer(delivered)).end()
    }
    const language = request.headers['accept-language'] ?? 'en'
    const found = await fetch(`http://127.0.0.1:${ports.cms}${path}`, { headers: { 'accept-language': language } })
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'application/json' })
    response.end(Buffer.from(await found.arrayBuffer()))
  }
}
