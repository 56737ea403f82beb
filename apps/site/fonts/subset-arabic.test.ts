import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import * as hb from 'harfbuzzjs'
import { beforeAll, expect, test } from 'vitest'
import arabic from '@vitrine/locales/texts/ar.json' with { type: 'json' }
import persian from '@vitrine/locales/texts/ir.json' with { type: 'json' }
import { arabicCharacters, arabicFile, subsetArabic, wholeArabicFile } from './subset-arabic.ts'

const sentences = [...Object.values(arabic), ...Object.values(persian)]

let subset: hb.Font
let whole: hb.Font
beforeAll(async () => {
  // One after the other: the decompressor has one memory.
  subset = await readFont(readFileSync(arabicFile))
  whole = await readFont(readFileSync(wholeArabicFile))
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

test('the repository has the file that the program makes', async () => {
  expect(readFileSync(arabicFile).equals(await subsetArabic())).toBe(true)
})

test('the style sheet gives the browser the ranges that the file has', () => {
  const styles = readFileSync(new URL('../app/ui/fonts.css', import.meta.url), 'utf8')
  const [, list = ''] = /noto-sans-arabic-subset\.woff2[^}]*unicode-range:([^;]+);/.exec(styles) ?? []
  const named = list.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((it) => Number.parseInt(it, 16))
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  })
  // Spaces come with Inter, whose range has them too.
  expect(new Set(named)).toEqual(new Set([...arabicCharacters].filter((it) => it > 0xff)))
})

test('every Arabic letter of our texts is in it [R11.10]', () => {
  const letters = new Set(sentences.flatMap((text) => [...text].map((it) => it.codePointAt(0) ?? 0)))
  const missing = [...letters].filter((it) => it >= 0x0600 && it <= 0x06ff && !arabicCharacters.has(it))
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
