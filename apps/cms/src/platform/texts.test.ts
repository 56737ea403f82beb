import { expect, it } from 'vitest'
import { createTexts } from './texts.ts'

const { textIn, textsIn } = createTexts('packages/locales/mail')

it('reads a text in its language, else in English [R11.3]', () => {
  expect(textIn('de', 'answer.quote')).not.toBe(textIn('en', 'answer.quote'))
  expect(textsIn('xx')).toEqual(textsIn('en'))
})

it('throws for a key that English lacks', () => {
  expect(() => textIn('de', 'no.such.key')).toThrow('packages/locales/mail has no text no.such.key')
})

it('throws where there is no English file', () => {
  expect(() => createTexts('packages/locales/none').textIn('de', 'a')).toThrow('ENOENT')
})
