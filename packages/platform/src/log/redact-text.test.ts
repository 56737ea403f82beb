import { expect, it } from 'vitest'
import { redactText } from './redact-text.ts'

it.each([
  ['550 5.1.1 <ada.lovelace+saws@example.co.uk>: no such user', '550 5.1.1 <(e-mail address)>: no such user'],
  ['GET http://127.0.0.1:3001/api/search/?q=ada@example.com', 'GET http://127.0.0.1:3001/api/search/?…'],
  ['renewing html /de/search-result?q=Lovelace: status 503', 'renewing html /de/search-result?… status 503'],
  ['who? ада@пример.рф', 'who? (e-mail address)'],
  ['connect ECONNREFUSED 127.0.0.1:3001', 'connect ECONNREFUSED 127.0.0.1:3001'],
  [
    'at x (/srv/node_modules/@payloadcms/next/dist/a.js:10:5)',
    'at x (/srv/node_modules/@payloadcms/next/dist/a.js:10:5)',
  ],
])('what may be of a visitor is taken out of %j [R12.12]', (given, expected) => {
  expect(redactText(given)).toBe(expected)
})
