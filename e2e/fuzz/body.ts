import * as fc from 'fast-check'
import { nastyLine, nastyText } from './nasty.ts'

/** The body of a request and what it says to be. */
export type Body = {
  type: string | null
  bytes: Buffer
  framing: 'length' | 'chunked' | 'short' | 'long' | 'broken-chunks'
}

const order = {
  full_name: 'Ada Lovelace',
  phone: '441234567',
  email: 'ada@visitors.example',
  company_name: 'Engines Ltd',
  country: 'Germany',
  message: 'A saw, please.',
  contact_message: 'A saw, please.',
  language: 'de',
  action_location: '/de/turnkey',
  cart: [{ id: 'saw', name: 'Saw', model: 'NV 450', slug: 'nv-450-saw', image: null, cnt: 2 }],
  email_or_username: 'nobody@visitors.example',
  password: 'none',
}

const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(1e308, -0, [], {}),
)

/** An enquiry with some of its fields gone, or something else in their place. */
const almostOrder = fc
  .tuple(
    fc.subarray(Object.entries(order)),
    fc.dictionary(fc.oneof(fc.constantFrom(...Object.keys(order)), nastyText), anyValue, { maxKeys: 4 }),
  )
  .map(([kept, other]) => JSON.stringify({ ...Object.fromEntries(kept), ...other }))

const json = fc.oneof(
  { weight: 4, arbitrary: almostOrder },
  { weight: 2, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[',
      'null',
      '"',
      '1',
      '{"a":1}}',
      '['.repeat(50_000),
      '{"a":'.repeat(20_000),
      '{"__proto__":{"x":1}}',
    ),
  },
  { weight: 1, arbitrary: nastyText },
)

const form = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(order), 'intent', 'id', 'products'), nastyText), nastyText), {
    maxLength: 12,
  })
  .map((pairs) => String(new URLSearchParams(pairs)))

const part = fc
  .tuple(
    fc.constantFrom('payload', 'file', 'files', 'name', ''),
    nastyLine,
    fc.constantFrom('application/pdf', 'text/html', '', 'multipart/mixed; boundary=x'),
    fc.oneof(json, nastyText, fc.constant('%PDF-1.7\n')),
    fc.boolean(),
  )
  .map(
    ([name, fileName, type, content, isFile]) =>
      `Content-Disposition: form-data; name="${name}"${isFile ? `; filename="${fileName}"` : ''}\r\n${type ? `Content-Type: ${type}\r\n` : ''}\r\n${content}\r\n`,
  )

const multipart = fc
  .tuple(fc.array(part, { maxLength: 8 }), fc.constantFrom('x', 'x', 'x', '', 'a b', 'x'.repeat(300)), fc.boolean())
  .map(([parts, boundary, isWhole]) => ({
    type: `multipart/form-data; boundary=${boundary}`,
    text: parts.map((it) => `--x\r\n${it}`).join('') + (isWhole ? '--x--\r\n' : ''),
  }))

const content = fc.oneof(
  { weight: 4, arbitrary: json.map((text) => ({ type: 'application/json', text })) },
  { weight: 2, arbitrary: form.map((text) => ({ type: 'application/x-www-form-urlencoded', text })) },
  { weight: 3, arbitrary: multipart },
  { weight: 1, arbitrary: fc.tuple(fc.option(nastyLine), nastyText).map(([type, text]) => ({ type, text })) },
)
const framing = fc.oneof(
  { weight: 8, arbitrary: fc.constant('length' as const) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('chunked' as const, 'short' as const, 'long' as const, 'broken-chunks' as const),
  },
)

export const body: fc.Arbitrary<Body | null> = fc.option(
  fc.tuple(content, framing).map(([{ type, text }, how]) => ({ type, bytes: Buffer.from(text), framing: how })),
  { freq: 2 },
)
