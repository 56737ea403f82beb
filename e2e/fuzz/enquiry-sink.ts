import { createServer, request as requestHttp, type Server } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { ports } from '../test-instance.ts'

/** Whom the cms sees: what is done to this address must not meet other tests. */
const VISITOR = '203.0.113.77'

/** Stands before the cms under test for a second site: takes the enquiries of it itself, and passes everything else on. */
export function startEnquirySink(port: number): Server {
  const server = createServer((request, response) => {
    if (request.method === 'POST' && /^\/api\/(order_request|contactme)\//.test(request.url ?? '')) {
      request.resume().once('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end('{}'))
      return
    }
    const headers = { ...request.headers, 'x-forwarded-for': VISITOR }
    const { method = 'GET', url: path = '/' } = request
    const upstream = requestHttp({ host: '127.0.0.1', port: ports.cms, method, path, headers })
    upstream.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      pipeline(answer, response).catch(() => undefined)
    })
    upstream.once('error', () => response.destroy())
    response.once('close', () => upstream.destroy())
    pipeline(request, upstream).catch(() => upstream.destroy())
  })
  return server.listen(port, '127.0.0.1')
}
