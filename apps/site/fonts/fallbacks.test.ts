import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import * as hb from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { fontsOf } from '../app/ui/fonts-of-language.ts'
import { type FallbackFace, fallbackFaces, type FallbackRange, fallbackRangesOf } from './fallbacks.ts'
import { wholeFontOf } from './make-subsets.ts'
import { fontSubsets, type SubsetName } from './subsets.ts'

const require = createRequire(import.meta.url)

/** The fonts of devices, or, for Arial, the one that was made as wide. */
const roboto = ['roboto/400Regular/Roboto_400Regular.ttf', 'roboto/700Bold/Roboto_700Bold.ttf']
const files: Record<string, readonly string[]> = {
  'Roboto Fallback': roboto,
  'Arial Fallback': ['arimo/400Regular/Arimo_400Regular.ttf', 'arimo/700Bold/Arimo_700Bold.ttf'],
  'Arabic Fallback': [
    'noto-naskh-arabic/400Regular/NotoNaskhArabic_400Regular.ttf',
    'noto-naskh-arabic/700Bold/NotoNaskhArabic_700Bold.ttf',
  ],
  'Bold Fallback': roboto,
}

/** What is written with each: words of Arabic without the spaces between them, which end the joining of letters all the same. */
const runs: Record<FallbackRange, { pattern: RegExp; subset: SubsetName; between: string }> = {
  latin: { pattern: /[a-z]+/gi, subset: 'latin', between: '' },
  digits: { pattern: /[02-9]+/g, subset: 'latin', between: '' },
  space: { pattern: / +/g, subset: 'latin', between: '' },
  cyrillic: { pattern: /[\u0410-\u044f]+/g, subset: 'cyrillic', between: '' },
  arabic: { pattern: /[\u0620-\u064a\u067e-\u06cc]+/g, subset: 'arabic', between: '\u200c' },
}

const facesRead = new Map<string, hb.Face>()

async function readFace(file: string): Promise<hb.Face> {
  const known = facesRead.get(file)
  if (known) return known
  const face = new hb.Face(new hb.Blob(new Uint8Array(await convert(readFileSync(file), 'sfnt')).buffer))
  facesRead.set(file, face)
  return face
}

async function readFont(file: string, weight?: number): Promise<{ font: hb.Font; upem: number }> {
  const face = await readFace(file)
  const font = new hb.Font(face)
  if (weight) font.setVariations([new hb.Variation('wght', weight)])
  return { font, upem: face.upem }
}

/** In em. */
function widthOf({ font, upem }: { font: hb.Font; upem: number }, text: string): number {
  const buffer = new hb.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0) / upem
}

async function textOf(code: string): Promise<string> {
  const texts = (await import(`../../../packages/locales/texts/${code}.json`)) as { default: Record<string, string> }
  return Object.values(texts.default).join(' ')
}

/** How wide the texts of a language are in a fallback, where they are 1 in ours. */
async function widthWith(family: string, face: FallbackFace, code: 'en' | 'ru' | 'ar') {
  const isText = face.weights === '400'
  const theirs = await readFont(
    require.resolve(`@expo-google-fonts/${files[family]?.[face.weights && !isText ? 1 : 0]}`),
  )
  const text = await textOf(code)
  const sums = { ours: 0, theirs: 0 }
  for (const range of fallbackRangesOf(fontsOf(code))) {
    const { pattern, subset, between } = runs[range]
    const size = face.widths[range]
    const isArabic = range === 'arabic' || (range === 'space' && code === 'ar')
    if (!size || isArabic !== (family === 'Arabic Fallback')) continue
    const words = text.match(pattern)?.join(between) ?? ''
    const ours = await readFont(wholeFontOf(isArabic ? 'arabic' : subset), isText ? 400 : 620)
    sums.ours += widthOf(ours, words)
    sums.theirs += (widthOf(theirs, words) * size) / 100
  }
  return sums.theirs / sums.ours
}

const faces = Object.entries(fallbackFaces).flatMap(([family, all]) => all.map((face) => ({ family, face })))

test.each(faces)('$family, $face.weights: is as wide as our fonts [R13.95]', async ({ family, face }) => {
  for (const code of family === 'Arabic Fallback' ? (['ar'] as const) : (['en', 'ru'] as const))
    expect(Math.abs((await widthWith(family, face, code)) - 1), code).toBeLessThan(0.015)
})

test('spaces between Arabic and Kannada words are in the font of the words [R13.95]', () => {
  for (const name of ['arabic', 'kannada'] as const)
    for (const space of [0x20, 0xa0]) expect(fontSubsets[name].ranges).toContainEqual([space, space])
})
