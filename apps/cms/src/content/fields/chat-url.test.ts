import { expect, it } from 'vitest'
import { validateChatUrl } from './chat-url.ts'

it.each([
  'https://wa.me/43316000197',
  'https://t.me/norvane',
  'tel:+43316000197',
  'mailto:chat@norvane.example',
  '',
  null,
])('takes %j for the chat [R1.5]', (address) => expect(validateChatUrl(address)).toBe(true))

it.each(['javascript:alert(1)', 'http://wa.me/1', 'wa.me/43316000197', '//wa.me', 'https://'])(
  'refuses %j for the chat and says what is wanted [R1.5, R12.6]',
  (address) => expect(validateChatUrl(address)).toMatch(/begins with https:/),
)
