import { expect, it } from 'vitest'
import { negotiateEncoding } from './negotiate-encoding.ts'

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['BR;q=0.001', 'plain'],
  ['br; q=0.0', 'plain'],
  ['brotli', 'plain'],
  ['', 'plain'],
  [undefined, 'plain'],
])('for %j sends %s [R13.6]', (header, encoding) => expect(negotiateEncoding(header)).toBe(encoding))
