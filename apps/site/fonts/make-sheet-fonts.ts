import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import subsetFont from 'subset-font'
import { charactersOfSheetFont, type SheetFont, sheetFontFile, sheetFonts, SHEET_WEIGHTS } from './sheet-fonts.ts'

/** What Inter is used with on paper; of scripts whose letters join or stack, all rules are kept. */
const interFeatures = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'calt', 'tnum']

/**
 * Writes the fonts of sheets, each as TrueType that the engine reads (it knows neither WOFF2 nor variable fonts), compressed by brotli.
 * The whole fonts are 100 MB and needed for nothing else, so no package of the project brings them:
 *
 *     npm install --ignore-scripts --prefix FOLDER @expo-google-fonts/inter@0.4.2 @expo-google-fonts/noto-sans-arabic@0.4.3 \
 *       @expo-google-fonts/noto-sans-kannada@0.4.3 @expo-google-fonts/noto-sans-sc@0.4.3
 *     node fonts/make-sheet-fonts.ts FOLDER
 */
async function main([folder]: string[]) {
  if (folder === undefined) throw new Error('which folder has the whole fonts?')
  mkdirSync(new URL('./sheets/', import.meta.url), { recursive: true })
  for (const name of Object.keys(sheetFonts) as SheetFont[])
    for (const weight of SHEET_WEIGHTS) {
      const { source } = sheetFonts[name]
      const file = `${source.file}_${weight}.ttf`
      const whole = readFileSync(join(folder, 'node_modules/@expo-google-fonts', source.package, weight, file))
      const subset = await subsetFont(whole, String.fromCodePoint(...charactersOfSheetFont(name)), {
        targetFormat: 'truetype',
        ...(name === 'inter' && { keepFeatures: interFeatures }),
      })
      writeFileSync(sheetFontFile(name, weight), compress(subset))
    }
}

const compress = (font: Buffer) =>
  brotliCompressSync(font, {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  })

if (import.meta.main) await main(process.argv.slice(2))
