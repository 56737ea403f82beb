import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { adminLanguages } from '../admin-languages.ts'
import { auditKinds } from './audit-kinds.ts'

const folder = new URL('texts/', import.meta.url)
const read = (name: string) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Record<string, string>
const keys = Object.keys(read('en.json'))

it('names every kind of event', () => {
  expect(keys.filter((key) => key.startsWith('kind.'))).toEqual(auditKinds.map((kind) => `kind.${kind}`))
})

it.each(Object.keys(adminLanguages))('is written in %s, with nothing left in English [R12.71]', (language) => {
  const texts = read(`${language}.json`)
  expect(Object.keys(texts)).toEqual(keys)
  if (language !== 'en') expect(texts.description).not.toBe(read('en.json').description)
})
