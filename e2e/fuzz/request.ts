import * as fc from 'fast-check'
import { type Body, body } from './body.ts'
import { nastyLine } from './nasty.ts'
import type { RawRequest } from './send-raw.ts'
import { target } from './target.ts'

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('GET', 'POST') },
  { weight: 4, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY') },
  { weight: 1, arbitrary: fc.constantFrom('TRACE', 'CONNECT', 'PROPFIND', 'get', '', 'G T') },
)
const version = fc.oneof(
  { weight: 40, arbitrary: fc.constant('HTTP/1.1') },
  { weight: 1, arbitrary: fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/9.9', '', 'FTP/1.1') },
)

const headerNames = `
  Accept Accept-Encoding Accept-Language Authorization Cache-Control Connection Content-Encoding Content-Type
  Cookie Expect Forwarded If-Match If-Modified-Since If-None-Match If-Range Origin Range Referer Sec-Fetch-Site
  TE Upgrade User-Agent Via X-Forwarded-For X-Forwarded-Host X-Forwarded-Proto X-HTTP-Method-Override
  X-Payload-HTTP-Method-Override Next-Action Next-Router-State-Tree RSC Idempotency-Key X-Form-Age
  X-Form-Honeypot X-Proof X-Vitrine-Secret X-Vitrine-Spam-Signs X-Middleware-Subrequest
`
  .trim()
  .split(/\s+/)
const headerValue = fc.oneof(
  { weight: 3, arbitrary: nastyLine },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'gzip, br',
      'de-CH, *;q=0.1',
      'bytes=0-0',
      'bytes=5-2',
      'bytes=-1',
      'bytes=0-1,3-4',
      'bytes=99999999999-',
      '"a", W/"b"',
      '*',
      'null',
      'chunked',
      'gzip, chunked',
      '100-continue',
      'upgrade',
      'websocket',
      'cross-site',
      'http://evil.example',
      'http://localhost',
      '127.0.0.1',
      'language=de',
      'language=xx; payload-token=a.b.c',
      'payload-token=e30.e30.e30',
      'Bearer a.b.c',
      'JWT e30.e30.e30',
      'Basic !',
      '0',
      '-1',
      '1',
      '0b1f2a6e-6f0c-4f0e-9b1f-3c1f0a7d9e11',
      'POST',
      'DELETE',
      'text/html;q=0.9',
      'Thu, 01 Jan 1970 00:00:00 GMT',
      '%',
    ),
  },
)
/** What a second one of, or a wrong one, is mostly refused for at once. */
const framingNames = ['Host', 'Content-Length', 'Transfer-Encoding']
const headerName = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...headerNames) },
  { weight: 1, arbitrary: fc.constantFrom(...framingNames) },
  { weight: 1, arbitrary: nastyLine },
)
const header = fc.tuple(headerName, headerValue)
const headers = fc.oneof(
  { weight: 30, arbitrary: fc.array(header, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(header, fc.integer({ min: 50, max: 3000 }))
      .map(([one, count]) => Array.from({ length: count }, () => one)),
  },
)

/** A request as bytes: mostly one that a program might send, with something wrong in it. */
export const request: fc.Arbitrary<RawRequest> = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(method, target, version, headers, body, fc.boolean()).map((it) => toRequest(...it)),
  },
  {
    weight: 1,
    arbitrary: fc.uint8Array({ maxLength: 2000 }).map((it) => ({ bytes: Buffer.from(it), isWhole: false })),
  },
)

function toRequest(
  verb: string,
  asked: string,
  http: string,
  given: [string, string][],
  sent: Body | null,
  withHost: boolean,
): RawRequest {
  const lines = [`${verb} ${asked} ${http}`]
  if (withHost || !given.some(([name]) => name === 'Host')) lines.push('Host: localhost')
  lines.push('Connection: close', ...given.map(([name, value]) => `${name}: ${value}`))
  if (sent?.type) lines.push(`Content-Type: ${sent.type}`)
  const [framing, bytes] = sent ? frame(sent) : [[], Buffer.alloc(0)]
  const isFramed = given.every(([name]) => !/^(content-length|transfer-encoding|expect)$/i.test(name))
  return {
    bytes: Buffer.concat([Buffer.from([...lines, ...framing, '', ''].join('\r\n')), bytes]),
    isWhole: isFramed && sent?.framing !== 'short' && sent?.framing !== 'broken-chunks',
  }
}

function frame({ bytes, framing }: Body): [lines: string[], bytes: Buffer] {
  const size = bytes.length.toString(16)
  switch (framing) {
    case 'length':
      return [[`Content-Length: ${bytes.length}`], bytes]
    case 'short':
      return [[`Content-Length: ${bytes.length + 100}`], bytes]
    case 'long':
      return [[`Content-Length: ${Math.max(0, bytes.length - 5)}`], bytes]
    case 'chunked':
      return [
        ['Transfer-Encoding: chunked'],
        Buffer.concat([Buffer.from(`${size}\r\n`), bytes, Buffer.from('\r\n0\r\n\r\n')]),
      ]
    case 'broken-chunks':
      return [
        ['Transfer-Encoding: chunked'],
        Buffer.concat([Buffer.from(`${size}f;x="\r\n`), bytes, Buffer.from('\r\nzz\r\n')]),
      ]
  }
}
