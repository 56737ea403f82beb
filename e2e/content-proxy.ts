import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { ports } from './test-instance.ts'

/** Changes an answer of the content API: gives another body, or a Failure. `language` is that of the request. */
export type Change = (path: string, body: unknown, language: string | undefined) => unknown

/** Stands for a failure of the content API. */
export class Failure {
  readonly status: number

  constructor(status: number) {
    this.status = status
  }
}

/** The content API under test, with answers changed where a test needs what the demo company does not have. */
export class ContentProxy {
  readonly base: string
  readonly #server: Server

  constructor(port: number, change: Change) {
    this.base = `http://127.0.0.1:${port}/api`
    this.#server = createServer((request, response) => {
      void (async () => {
        const path = request.url ?? '/'
        const answer = await fetch(`http://127.0.0.1:${ports.cms}${path}`, {
          headers: {
            accept: 'application/json',
            'accept-language': String(request.headers['accept-language'] ?? 'en'),
          },
        })
        const body = change(path, await answer.json().catch(() => null), request.headers['accept-language'])
        const status = body instanceof Failure ? body.status : answer.status
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body instanceof Failure ? { detail: 'failed' } : body))
      })().catch(() => response.writeHead(502).end())
    }).listen(port, '127.0.0.1')
  }

  async isReady(): Promise<void> {
    if (!this.#server.listening) await once(this.#server, 'listening')
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
