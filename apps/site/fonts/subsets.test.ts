import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import * as hb from 'harfbuzzjs'
import { languageCodes } from '@vitrine/locales/languages'
import { beforeAll, expect, test } from 'vitest'
import arabic from '@vitrine/locales/texts/ar.json' with { type: 'json' }
import persian from '@vitrine/locales/texts/ir.json' with { type: 'json' }
import { fontsOf } from '../app/ui/fonts-of-language.ts'
import { makeSubset, subsetFileOf, wholeFontOf } from './make-subsets.ts'
import { charactersOf, fontSubsets, type SubsetName } from './subsets.ts'

const sentences = [...Object.values(arabic), ...Object.values(persian)]

let subset: hb.Font
let whole: hb.Font
beforeAll(async () => {
  // One after the other: the decompressor has one memory.
  subset = await readFont(readFileSync(subsetFileOf('arabic')))
  whole = await readFont(readFileSync(wholeFontOf('arabic')))
})

async function readFont(file: Buffer): Promise<hb.Font> {
  const plain = await convert(file, 'sfnt')
  return new hb.Font(new hb.Face(new hb.Blob(new Uint8Array(plain).buffer)))
}

/** The outlines and places of a text's letters once they are joined. */
function shape(font: hb.Font, text: string, language: string) {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  buffer.setLanguage(language)
  hb.shape(font, buffer)
  const places = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map((glyph, index) => [font.glyphToPath(glyph.codepoint), places[index]])
}

test.each(Object.keys(fontSubsets) as SubsetName[])(
  'the repository has the %s font that the program makes',
  async (name) => {
    expect(readFileSync(subsetFileOf(name)).equals(await makeSubset(name))).toBe(true)
  },
  // Compressing takes a second or two, more where other tests run beside it.
  30_000,
)

/** The characters of the interface texts of a language. */
async function charactersOfTexts(code: string): Promise<number[]> {
  const texts = (await import(`../../../packages/locales/texts/${code}.json`)) as { default: Record<string, string> }
  return [...new Set(Object.values(texts.default).flatMap((text) => [...text].map((it) => it.codePointAt(0) ?? 0)))]
}

test.each(languageCodes.filter((it) => it !== 'cn'))(
  'every letter of our texts in %s is in its fonts [R13.51]',
  async (code) => {
    const characters = new Set(fontsOf(code).flatMap((name) => [...charactersOf(name)]))
    const missing = (await charactersOfTexts(code)).filter((it) => !characters.has(it))
    expect(missing.map((it) => String.fromCodePoint(it))).toEqual([])
  },
)

test('every Arabic letter of our texts is in it [R11.10]', () => {
  const letters = new Set(sentences.flatMap((text) => [...text].map((it) => it.codePointAt(0) ?? 0)))
  const missing = [...letters].filter((it) => it >= 0x0600 && it <= 0x06ff && !charactersOf('arabic').has(it))
  expect(missing.map((it) => it.toString(16))).toEqual([])
})

test.each([
  ['ar', arabic],
  ['fa', persian],
] as const)('texts of %s are joined as the whole font joins them [R11.10]', (language, texts) => {
  const words = new Set(Object.values(texts).flatMap((text) => text.match(/[\u0600-\u06ff\u200c]+/g) ?? []))
  expect(words.size).toBeGreaterThan(100)
  for (const word of words) expect([word, shape(subset, word, language)]).toEqual([word, shape(whole, word, language)])
})

test('vowel signs stack and the lam-alef joins as in the whole font [R11.10]', () => {
  for (const word of ['اَلْعَرَبِيَّةُ', 'لا', 'الله', 'می‌شود', 'پنجره‌های', '٣٫٥', '۱۲۳'])
    expect([word, shape(subset, word, 'ar')]).toEqual([word, shape(whole, word, 'ar')])
})
