import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { charactersOf, fontSubsets, type SubsetName, WEIGHTS } from './subsets.ts'

const require = createRequire(import.meta.url)

/** The fonts that subsets are made from. */
const wholeFonts: Record<SubsetName, string> = {
  latin: 'inter/files/inter-latin-wght-normal.woff2',
  'latin-extended': 'inter/files/inter-latin-ext-wght-normal.woff2',
  vietnamese: 'inter/files/inter-vietnamese-wght-normal.woff2',
  cyrillic: 'inter/files/inter-cyrillic-wght-normal.woff2',
  arabic: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  kannada: 'noto-sans-kannada/files/noto-sans-kannada-kannada-wght-normal.woff2',
}

/**
 * What Inter is used with: kerning and accents, figures of one width, the zero of the error page. Without the shapes that fit what is beside
 * (`calt`: a hyphen a little higher between capitals), which were a seventh of the Latin file.
 */
const usedFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'zero']

export function wholeFontOf(name: SubsetName): string {
  return require.resolve(`@fontsource-variable/${wholeFonts[name]}`)
}

export function subsetFileOf(name: SubsetName): URL {
  return new URL(`./${name}.woff2`, import.meta.url)
}

/** Makes the file of a subset. Of scripts whose letters join or stack, all rules are kept. */
export function makeSubset(name: SubsetName): Promise<Buffer> {
  const text = String.fromCodePoint(...charactersOf(name), 0x20, 0xa0)
  const isJoined = fontSubsets[name].family !== 'Inter'
  return subsetFont(readFileSync(wholeFontOf(name)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    ...(!isJoined && { keepFeatures: usedFeatures }),
  })
}

/** `node fonts/make-subsets.ts` writes all of them. */
async function main() {
  for (const name of Object.keys(fontSubsets) as SubsetName[]) writeFileSync(subsetFileOf(name), await makeSubset(name))
}

if (import.meta.main) await main()
