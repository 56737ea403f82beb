import { expect, it } from 'vitest'
import { localizedPath, splitLanguage } from './localized-path.ts'

it.each([
  ['/', 'en', '/'],
  ['/', 'ru', '/ru'],
  ['/turnkey', 'cn', '/cn/turnkey'],
] as const)('%s in %s is %s, and back [R2.1]', (path, language, address) => {
  expect(localizedPath(path, language)).toBe(address)
  expect(splitLanguage(address)).toEqual({ language, path })
})

it('ignores English and unknown prefixes [R2.1]', () => {
  expect(splitLanguage('/en/about')).toEqual({ language: 'en', path: '/en/about' })
  expect(splitLanguage('/xx')).toEqual({ language: 'en', path: '/xx' })
})
