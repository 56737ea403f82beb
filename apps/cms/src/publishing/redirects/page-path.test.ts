import { expect, it } from 'vitest'
import { splitPagePath, toPagePath } from './page-path.ts'

it('gives a path slashes at both ends and no query [R7.3]', () => {
  expect(toPagePath('turnkey')).toBe('/turnkey/')
  expect(toPagePath('//a//b/?c=d#e')).toBe('/a/b/')
  expect(toPagePath('')).toBe('/')
})

it('splits off the language', () => {
  expect(splitPagePath('/ru/turnkey')).toEqual({ page: '/turnkey/', prefix: 'ru' })
  expect(splitPagePath('/ru')).toEqual({ page: '/', prefix: 'ru' })
  expect(splitPagePath('/rubber/')).toEqual({ page: '/rubber/', prefix: null })
})
