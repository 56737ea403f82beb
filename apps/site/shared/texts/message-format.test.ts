import { compileTexts } from '@vitrine/locales/compile'
import { expect, it } from 'vitest'
import { messageFormat } from './message-format.ts'

function formatText(text: string, values?: Record<string, string | number>, tag = 'en-u-nu-latn') {
  const message = compileTexts({ it: text })['it'] ?? ''
  return typeof message === 'string' ? message : messageFormat(tag)(message, values)
}

it('fills arguments in, as they are, and numbers as the language writes them [R11.6]', () => {
  expect(formatText('{a} and {b}', { a: '<b>', b: 1234 })).toBe('<b> and 1234')
  expect(formatText('{n, number} machines', { n: 1234.5 })).toBe('1,234.5 machines')
  expect(formatText('{n, number}', { n: 1234.5 }, 'de-u-nu-latn')).toBe('1.234,5')
  expect(formatText('{n, number}', { n: 12 }, 'ar-u-nu-latn')).toBe('12')
  expect(formatText("it''s '{plain}'")).toBe("it's {plain}")
})

it('chooses the plural form of the language, an exact number first [R11.6]', () => {
  const saws = '{name} has {n, plural, =0 {no saw} one {# saw} other {# saws of {name}}}'
  const of = (n: number) => formatText(saws, { n, name: 'Norvane' })
  expect([of(0), of(1), of(1200)]).toEqual([
    'Norvane has no saw',
    'Norvane has 1 saw',
    'Norvane has 1,200 saws of Norvane',
  ])
  const polish = '{n, plural, one {# piła} few {# piły} many {# pił} other {# piły}}'
  expect([1, 3, 5].map((n) => formatText(polish, { n }, 'pl'))).toEqual(['1 piła', '3 piły', '5 pił'])
})

it('refuses a message without its value, and at build what it does not know [R11.6]', () => {
  expect(() => formatText('{a}')).toThrow('{a}')
  for (const text of ['{a, date}', '{n, selectordinal, other {#th}}', '{a, select, other {x}}', '{n, number, percent}'])
    expect(() => formatText(text)).toThrow(text)
})
