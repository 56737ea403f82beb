import { expect, it } from 'vitest'
import { decideOrigins, originOf, withoutOrigins } from './origins.ts'
import type { Text } from './texts-of.ts'

const name = (text: Text) => new Map([['name', text]])
const saw = { en: 'Saw', de: 'Säge', ru: 'Пила' }

it('remembers what a translation was made from when English changes, and forgets it when either follows [R14.91]', () => {
  const changed = { ...saw, en: 'Mitre saw' }
  const origins = decideOrigins([], name(saw), name(changed))
  expect(origins).toEqual([{ path: 'name', english: 'Saw', languages: ['ru', 'de'] }])
  const again = { ...changed, en: 'Double mitre saw' }
  expect(decideOrigins(origins, name(changed), name(again))).toEqual(origins)
  const german = { ...changed, de: 'Gehrungssäge' }
  expect(decideOrigins(origins, name(changed), name(german))).toEqual([{ ...origins[0], languages: ['ru'] }])
  expect(decideOrigins(origins, name(changed), name(saw))).toEqual([])
  expect(decideOrigins(origins, name(changed), name({ ...changed, ru: undefined, de: undefined } as never))).toEqual([])
})

it('is nothing for texts that are new, changed together, or without English before [R14.91]', () => {
  expect(decideOrigins([], new Map(), name(saw))).toEqual([])
  expect(decideOrigins([], name(saw), name({ en: 'Mill', de: 'Fräse' }))).toEqual([])
  expect(decideOrigins([], name({ de: 'Säge' }), name({ en: 'Saw', de: 'Säge' }))).toEqual([])
})

it('goes when somebody says that a translation is still right, one text or all of a language [R14.92]', () => {
  const origins = ['name', 'text'].map((path) => ({ path, english: 'x', languages: ['de', 'ru'] as ['de', 'ru'] }))
  const one = withoutOrigins(origins, 'de', 'name')
  expect([originOf(one, 'name', 'de'), originOf(one, 'name', 'ru'), originOf(one, 'text', 'de')]).toEqual([
    undefined,
    'x',
    'x',
  ])
  expect(withoutOrigins(withoutOrigins(origins, 'de'), 'ru')).toEqual([])
})
