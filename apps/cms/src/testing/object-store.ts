import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** For tests: an object store that speaks as much of S3 as back-ups and uploads need, in memory. */
export async function startObjectStore() {
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname.slice(1))
    const body = Buffer.concat(await request.toArray())
    const found = objects.get(key)
    if (request.method === 'PUT') {
      objects.set(key, body)
      return response.writeHead(200, { etag: '"1"' }).end()
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return response.writeHead(204).end()
    }
    if (url.searchParams.has('list-type')) return response.writeHead(200).end(list(objects, key, url.searchParams))
    if (!found) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
    return response.writeHead(200, { 'content-length': found.length }).end(found)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const environment = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'a key',
    S3_SECRET_ACCESS_KEY: 'its secret',
  }
  return { objects, environment, stop: () => server.close() }
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
