import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const MAX_SKEW_MS = 15 * 60 * 1000
const PATTERN =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/

/** What a request is signed with: in its header, or in its address. */
type Signed = { key: string; day: string; region: string; headers: string[]; signature: string; moment: string }

/**
 * For tests: checks the signature of a request as an object store does (Signature Version 4,
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html), written without the client's own code.
 * @returns the code of the error, null where the request is allowed
 */
export function verifySignature(
  request: IncomingMessage,
  body: Buffer,
  keys: { id: string; secret: string },
  now = Date.now(),
): string | null {
  const url = new URL(request.url ?? '/', 'http://store')
  const isLink = url.searchParams.has('X-Amz-Signature')
  const signed = isLink ? readLink(url) : readHeader(request)
  if (!signed) return 'AccessDenied'
  if (signed.key !== keys.id) return 'InvalidAccessKeyId'
  const age = now - toTime(signed.moment)
  if (isLink && age > Number(url.searchParams.get('X-Amz-Expires')) * 1000) return 'AccessDenied'
  if (!isLink && !(Math.abs(age) < MAX_SKEW_MS)) return 'RequestTimeTooSkewed'
  if (!signed.headers.includes('host') || !signed.moment.startsWith(signed.day)) return 'AccessDenied'
  const content = isLink ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256'])
  if (content.startsWith('STREAMING-')) return 'NotImplemented'
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  return sign(request, url, signed, content, keys.secret) === signed.signature ? null : 'SignatureDoesNotMatch'
}

function readHeader({ headers }: IncomingMessage): Signed | null {
  const [, key, day, region, names, signature] = PATTERN.exec(headers.authorization ?? '') ?? []
  if (!key || !day || !region || !names || !signature) return null
  return { key, day, region, headers: names.split(';'), signature, moment: String(headers['x-amz-date']) }
}

function readLink({ searchParams }: URL): Signed | null {
  const of = (name: string) => searchParams.get(`X-Amz-${name}`) ?? ''
  const [key = '', day = '', region = '', service] = of('Credential').split('/')
  if (of('Algorithm') !== 'AWS4-HMAC-SHA256' || service !== 's3') return null
  const headers = of('SignedHeaders').split(';')
  return { key, day, region, headers, signature: of('Signature'), moment: of('Date') }
}

function sign({ method, headers }: IncomingMessage, url: URL, signed: Signed, content: string, secret: string): string {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const path = decodeURIComponent(url.pathname).split('/').map(encode).join('/')
  const named = signed.headers.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`).join('')
  const canonical = [method, path, query, named, signed.headers.join(';'), content].join('\n')
  const scope = `${signed.day}/${signed.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', signed.moment, scope, sha256(canonical)].join('\n')
  const parts = [signed.day, signed.region, 's3', 'aws4_request', text]
  return parts
    .reduce<Buffer>((key, part) => createHmac('sha256', key).update(part).digest(), Buffer.from(`AWS4${secret}`))
    .toString('hex')
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex')

/** `20261123T150000Z` */
const toTime = (moment: string) =>
  Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (it) => `%${it.charCodeAt(0).toString(16).toUpperCase()}`)
