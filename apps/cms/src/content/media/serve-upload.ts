import { extname } from 'node:path'
import { CONTENT_TAGS_HEADER } from '@vitrine/contract/answer-headers'
import type { ByteRange, PublicFolder, UploadStore } from './upload-store.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.glb': 'model/gltf-binary',
}

/** Names carry a hash of their bytes (unique-name.ts). */
const CACHE_FOREVER = 'public, max-age=31536000, immutable'

/** An upload must not run as a page of this site. */
const inertHeaders = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

const notFound = () => new Response('not found', { status: 404, headers: { 'content-type': 'text/plain' } })

export type UploadPlace = { folder: PublicFolder; name: string }

/** `/media/{picture}` and `/media/files/{file}`; `path` is the rest of the address after `/media/`. Null where no upload can be. */
export function toUploadPlace(path: readonly string[]): UploadPlace | null {
  const [first = '', second = ''] = path
  const place =
    first === 'files' && path.length === 2
      ? ({ folder: 'files', name: second } as const)
      : ({ folder: 'media', name: path.length === 1 ? first : '' } as const)
  return types[extname(place.name)] && /^[a-z0-9][a-z0-9._-]*$/i.test(place.name) ? place : null
}

/** @param path the rest of the address after `/media/` */
export async function serveUpload(path: readonly string[], request: Request, store: UploadStore): Promise<Response> {
  const place = toUploadPlace(path)
  return place ? serveStored(place, request, store) : notFound()
}

async function serveStored({ folder, name }: UploadPlace, request: Request, store: UploadStore): Promise<Response> {
  const type = types[extname(name)] ?? ''
  const upload = await store.open(folder, name, readRange(request, toETag(name)))
  if (!upload) return notFound()
  const { size, range } = upload
  const headers = {
    etag: toETag(name),
    'content-type': type,
    'cache-control': CACHE_FOREVER,
    'accept-ranges': 'bytes',
    // The folders are called as their collections: with a change in one of them a file may be gone.
    [CONTENT_TAGS_HEADER]: folder,
    ...(type === 'application/pdf' ? { 'x-content-type-options': 'nosniff' } : inertHeaders),
  }
  const isKnown = namesETag(request.headers.get('if-none-match'), toETag(name))
  // Nobody reads it: it must not stay open.
  if (isKnown || request.method === 'HEAD') await upload.body.cancel()
  if (isKnown) return new Response(null, { status: 304, headers })
  const body = request.method === 'HEAD' ? null : upload.body
  if (!range) return new Response(body, { headers: { ...headers, 'content-length': String(size) } })
  const part = {
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
    'content-length': String(range.end - range.start + 1),
  }
  return new Response(body, { status: 206, headers: { ...headers, ...part } })
}

/** A name carries a hash of the bytes, so it says which bytes these are. */
const toETag = (name: string) => `"${name}"`

/** Weak comparison, RFC 9110, section 13.1.2. */
export function namesETag(ifNoneMatch: string | null, etag: string): boolean {
  return ifNoneMatch?.split(',').some((it) => ['*', etag, `W/${etag}`].includes(it.trim())) ?? false
}

/** A part is sent of a file that the client has begun with, or the whole (RFC 9110, section 13.1.5); to HEAD a range means nothing (14.2). */
export function readRange(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  etag: string,
): ByteRange | undefined {
  const ifRange = headers.get('if-range')
  return method === 'HEAD' || (ifRange !== null && ifRange !== etag) ? undefined : toRange(headers.get('range'))
}

/** A single range with a first byte, as video players ask for; anything else gets the whole file. */
export function toRange(header: string | null): ByteRange | undefined {
  const match = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header ?? '')
  if (!match) return undefined
  const start = Number(match[1])
  const end = match[2] === undefined ? undefined : Number(match[2])
  return end !== undefined && end < start ? undefined : { start, end }
}
