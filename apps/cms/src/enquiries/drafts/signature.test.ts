import type { PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { toSignature, withSignature } from './signature.ts'

it('is in the language of the visitor, else in English, else none [R15.104]', () => {
  const user = {
    signatures: [
      { language: 'en', text: ' Regards ' },
      { language: 'de', text: 'Grüße' },
    ],
  } as unknown as PayloadRequest['user']
  expect([toSignature(user, 'de'), toSignature(user, 'fr'), toSignature(user, null)]).toEqual([
    'Grüße',
    'Regards',
    'Regards',
  ])
  expect([toSignature(null, 'de'), toSignature({ signatures: null } as never, 'de')]).toEqual(['', ''])
  expect([withSignature('Hello', 'Regards'), withSignature('Hello', '')]).toEqual(['Hello\n\nRegards', 'Hello'])
})
