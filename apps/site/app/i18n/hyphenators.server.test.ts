import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LanguageCode, languages } from '@vitrine/locales/languages'
import { expect, it } from 'vitest'
import { findHyphenator } from './hyphenators.server.ts'

const require = createRequire(import.meta.url)
/** The package's own names, where they are not those of our languages. */
const packageNames: Partial<Record<LanguageCode, string>> = { en: 'en-gb', sr: 'sh-latn' }

type Package = { hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string }

const contentFolder = fileURLToPath(new URL('../../../../content/data', import.meta.url))
const content = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => readFileSync(join(contentFolder, file), 'utf8'))
  .join('\n')
const words = [...new Set(content.match(/\p{L}{12,}/gu))]

/** Joins what would leave less than four letters at an end. */
function keepEnds(hyphenated: string): string {
  const parts = hyphenated.split('|')
  while (parts.length > 1 && (parts[0]?.length ?? 0) < 4) parts.splice(0, 2, `${parts[0]}${parts[1]}`)
  while (parts.length > 1 && (parts.at(-1)?.length ?? 0) < 4) parts.splice(-2, 2, `${parts.at(-2)}${parts.at(-1)}`)
  return parts.join('|')
}

const hyphenated = languages.filter(({ code }) => findHyphenator(code))
const kept = Object.keys(require.cache).filter((file) => file.includes('hyphen/patterns'))

it.each(hyphenated)('$code: words are hyphenated as the package does, whose patterns it has [R19.21]', ({ code }) => {
  const hyphenate = findHyphenator(code)
  const { hyphenateSync } = require(`hyphen/${packageNames[code] ?? code}`) as Package
  const ours = words.map((word) => hyphenate?.(word))
  expect(ours).toEqual(words.map((word) => keepEnds(hyphenateSync(word, { hyphenChar: '|', minWordLength: 8 }))))
  expect(ours.some((word) => word?.includes('|'))).toBe(true)
})

it('keeps nothing of the files of patterns but what it packs [R13.34]', () => {
  expect(hyphenated).toHaveLength(13)
  expect(kept).toEqual([])
})
