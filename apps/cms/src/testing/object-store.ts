import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { verifySignature } from './verify-signature.ts'

const KEYS = { id: 'a-key', secret: 'its secret' }

/**
 * For tests: an object store that speaks as much of S3 as back-ups and uploads need, in memory. It is strict about who asks: what is not
 * signed rightly, by header or by a link that has not expired, is refused.
 */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>()
  /** What was asked and answered, such as `PUT uploads/media/a.webp 200`. */
  const asked: string[] = []
  let refuse = (_line: string) => false
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname.slice(1))
    const body = Buffer.concat(await request.toArray())
    const line = `${request.method} ${key}`
    response.once('finish', () => asked.push(`${line} ${response.statusCode}`))
    const error = verifySignature(request, body, KEYS)
    if (error) return answerError(response, error === 'NotImplemented' ? 501 : 403, error)
    if (refuse(line)) return answerError(response, 403, 'QuotaExceeded')
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (url.searchParams.has('list-type')) return response.writeHead(200).end(list(objects, key, url.searchParams))
    return answerObject(request, response, objects.get(key), url.searchParams)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: KEYS.id,
    S3_SECRET_ACCESS_KEY: KEYS.secret,
  }
  return {
    objects,
    asked,
    environment,
    /** From now on refuses, as one that is full, what this says of. @param isRefused gets such as `PUT uploads/media/a.webp` */
    refuseWhere: (isRefused: (line: string) => boolean) => void (refuse = isRefused),
    stop: () => server.close(),
  }
}

function answerError(response: ServerResponse, status: number, code: string) {
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)
}

function answerObject(
  { headers: { range } }: IncomingMessage,
  response: ServerResponse,
  object: Buffer | undefined,
  query: URLSearchParams,
) {
  if (!object) return answerError(response, 404, 'NoSuchKey')
  const disposition = query.get('response-content-disposition')
  const headers = {
    ...(disposition && { 'content-disposition': disposition }),
    'content-type': query.get('response-content-type') ?? 'binary/octet-stream',
  }
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? []
  if (start === undefined) return response.writeHead(200, { ...headers, 'content-length': object.length }).end(object)
  const last = end ? Math.min(Number(end), object.length - 1) : object.length - 1
  const part = object.subarray(Number(start), last + 1)
  const cut = { 'content-range': `bytes ${start}-${last}/${object.length}`, 'content-length': part.length }
  return response.writeHead(206, { ...headers, ...cut }).end(part)
}

/** Two a page, so that pages are asked for. */
function list(objects: ReadonlyMap<string, Buffer>, bucket: string, query: URLSearchParams): string {
  const start = Number(query.get('continuation-token') ?? 0)
  const below = `${bucket.replace(/\/$/, '')}/${query.get('prefix') ?? ''}`
  const keys = [...objects.keys()].filter((key) => key.startsWith(below)).toSorted()
  const contents = keys.slice(start, start + 2).map((key) => {
    const name = key.slice(key.indexOf('/') + 1)
    return `<Contents><Key>${name}</Key><Size>${objects.get(key)?.length}</Size></Contents>`
  })
  const next = start + 2 < keys.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`
}
