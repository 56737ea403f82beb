import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { TOTAL_COUNT_HEADER } from '@vitrine/contract/answer-headers'
import { ports } from './test-instance.ts'

/** Changes an answer of the content API: gives another body, or a Failure. `language` is that of the request. */
export type Change = (path: string, body: unknown, language: string) => unknown

/** A request as the site made it; the path is that of the content API, with its query. */
export type Asked = { method: string; path: string; accept: string | undefined; language: string | undefined }

/** Stands for a failure of the content API. */
export class Failure {
  readonly status: number

  constructor(status: number) {
    this.status = status
  }
}

/**
 * The content API under test, with answers changed where a test needs what the demo company does not have. Nothing is ever published in it:
 * what other tests publish meanwhile would have its site draw kept pages anew, between the requests of a test.
 */
export class ContentProxy {
  readonly base: string
  /** Every request so far. */
  readonly asked: Asked[] = []
  readonly #server: Server
  #revision: number | undefined

  constructor(port: number, change: Change) {
    this.base = `http://127.0.0.1:${port}/api`
    this.#server = createServer((request, response) => {
      void (async () => {
        const { method = '', url: path = '/', headers } = request
        this.asked.push({ method, path, accept: headers.accept, language: headers['accept-language'] })
        const language = headers['accept-language'] ?? 'en'
        const answer = await fetch(`http://127.0.0.1:${ports.cms}${path}`, {
          headers: { accept: 'application/json', 'accept-language': language },
        })
        const original = this.#hidePublishing(path, await answer.json().catch(() => null))
        const body = change(path, original, language)
        // Another body is an answer, even where the content API has none.
        const status = body instanceof Failure ? body.status : body === original ? answer.status : 200
        // Of a page of a list: how many there are in all.
        const total = body === original ? answer.headers.get(TOTAL_COUNT_HEADER) : null
        response
          .writeHead(status, { 'content-type': 'application/json', ...(total && { [TOTAL_COUNT_HEADER]: total }) })
          .end(JSON.stringify(body instanceof Failure ? { detail: 'failed' } : body))
      })().catch(() => response.writeHead(502).end())
    }).listen(port, '127.0.0.1')
  }

  #hidePublishing(path: string, body: unknown): unknown {
    if (!path.startsWith('/api/revision/') || !isRevision(body)) return body
    this.#revision ??= body.revision
    return { ...body, revision: this.#revision, changed: [] }
  }

  async isReady(): Promise<void> {
    if (!this.#server.listening) await once(this.#server, 'listening')
  }

  stop() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}

function isRevision(body: unknown): body is { revision: number } {
  return typeof body === 'object' && body !== null && 'revision' in body && typeof body.revision === 'number'
}
