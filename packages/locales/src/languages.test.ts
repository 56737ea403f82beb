import { expect, test } from 'vitest'
import { formatTagOf, tagOf } from './languages.ts'

test('Portuguese pages are marked as `pt` and formatted as European Portuguese [R11.1]', () => {
  expect(tagOf('pt')).toBe('pt')
  expect(new Intl.DisplayNames(formatTagOf('pt'), { type: 'region' }).of('PL')).toBe('Polónia')
  expect(formatTagOf('vn')).toBe('vi')
})
