import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** What an object store keeps its objects in. */
export type Objects = Pick<Map<string, Buffer>, 'get' | 'set' | 'delete' | 'keys'>

type Options = {
  /** @param line what is asked, such as `PUT uploads/media/a.webp` @returns why that is refused, null where it is not */
  refuse?: (request: IncomingMessage, body: Buffer, line: string) => { status: number; code: string } | null
  /** @param line what was asked and answered, such as `PUT uploads/media/a.webp 200` */
  onAnswer?: (line: string) => void
}

/** For tests: the server of an object store that speaks as much of S3 as back-ups and uploads need. The caller lets it listen. */
export function createObjectStore(objects: Objects, { refuse, onAnswer }: Options = {}): Server {
  return createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://store')
    const key = decodeURIComponent(url.pathname.slice(1))
    const body = Buffer.concat(await request.toArray())
    const line = `${request.method} ${key}`
    response.once('finish', () => onAnswer?.(`${line} ${response.statusCode}`))
    const refused = refuse?.(request, body, line)
    if (refused) return answerError(response, refused.status, refused.code)
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
function list(objects: Objects, bucket: string, query: URLSearchParams): string {
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
