import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languageCodes } from '../languages.ts'
import { findTextProblems } from './find-text-problems.ts'
import { narrowKeys } from './max-length-of.ts'
import { isChangeable, textSets } from './text-sets.ts'
import { partOfText, textParts } from './text-parts.ts'

const read = (language: string) =>
  textSets.flatMap(({ folder, prefix }) => {
    const file = new URL(`../../${folder}/${language}.json`, import.meta.url)
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
    return Object.entries(texts).map(([key, text]) => [`${prefix}${key}`, text] as const)
  })

it('knows the part of the site of every text, and no key means two texts [R14.230]', () => {
  const keys = read('en').map(([key]) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys.filter((key) => isChangeable(key) && partOfText(key) === null)).toEqual([])
  const used = new Set(keys.map((key) => partOfText(key)))
  expect(textParts.filter((part) => !used.has(part))).toEqual([])
  expect(narrowKeys.filter((key) => !keys.includes(key))).toEqual([])
})

it.each(languageCodes)('takes the built-in texts of %s for themselves [R14.231, R14.232]', (language) => {
  const refused = read(language).filter(([key, text]) => findTextProblems(language, key, text, text).length > 0)
  expect(refused).toEqual([])
})
