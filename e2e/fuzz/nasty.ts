import * as fc from 'fast-check'

/** Texts that programs stumble over, and any others. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ maxLength: 40 }) },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '%',
      '%00',
      '%ff',
      '%C0%AF',
      '%2e%2e%2f',
      '..\\..\\',
      '../../etc/passwd',
      '\0',
      '\r\nX-A: b',
      '\uFFFD',
      '__proto__',
      'constructor',
      'toString',
      'hasOwnProperty',
      'undefined',
      'null',
      'NaN',
      'true',
      '[]',
      '{}',
      '[object Object]',
      '-1',
      '0',
      '1e999',
      '9'.repeat(400),
      '0x10',
      '1;2',
      "' OR 1=1--",
      '<script>alert(1)</script>',
      '${7*7}',
      '{{7*7}}',
      '💥',
      '\u202E',
      'ǆ',
      'İ',
      'ß',
      '中'.repeat(300),
      'a'.repeat(7000),
      '*',
      '?',
      '#',
      '&=',
      '==',
      ',',
      ';',
      '"',
      '\\',
    ),
  },
)

/** In one line: mostly without what makes a server refuse the whole request unread. */
export const nastyLine = fc.oneof(
  { weight: 9, arbitrary: nastyText.map((it) => it.replace(/\p{Cc}/gu, ' ')) },
  { weight: 1, arbitrary: nastyText.map((it) => it.replace(/[\r\n]/g, ' ')) },
)

/** As a part of an address: nearly always percent-encoded, byte by byte. */
export const nastySegment = fc.oneof(
  { weight: 9, arbitrary: nastyText.map((it) => encodeBytes(it)) },
  { weight: 3, arbitrary: nastyText.map((it) => it.replace(/[^!-~]/g, (character) => encodeBytes(character))) },
  { weight: 1, arbitrary: nastyLine },
)

function encodeBytes(text: string): string {
  return Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')
}
