import { expect, it } from 'vitest'
import { nameProgram } from './name-program.ts'

it.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.0 Mobile/15E Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
    'Chrome, Linux',
  ],
  ['curl/8.5.0', 'curl'],
  ['', ''],
])('names the program of %s [R12.35]', (userAgent, name) => {
  expect(nameProgram(userAgent)).toBe(name)
})
