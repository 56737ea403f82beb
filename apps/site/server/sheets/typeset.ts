import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { type LanguageCode, languageOf, tagOf } from '@vitrine/locales/languages'
import typst from '@myriaddreamin/typst-ts-node-compiler'
import { SHEET_WEIGHTS, type SheetFont, sheetFontFile, sheetFonts } from '../../fonts/sheet-fonts.ts'
import type { Sheet } from '../../shared/sheets/sheet.ts'
import { fitPicture } from './fit-picture.ts'
import { toQrCode } from './qr-code.ts'

/** A sheet, and the files of its pictures by their addresses. */
export type TypesetJob = { sheet: Sheet; pictures: ReadonlyMap<string, Uint8Array> }

/** Results that were not used for so many sheets are forgotten. */
const MAX_CACHE_AGE = 1

const folder = import.meta.dirname
const template = readFileSync(join(folder, 'sheet.typ'), 'utf8')

type Compiler = ReturnType<typeof typst.NodeCompiler.create>
let compiler: Compiler | undefined

/**
 * Typesets a sheet as PDF/UA-1: tagged, with title and language.
 * @param warn is told why a sheet is not of that standard
 * @throws where the engine refuses it
 */
export async function typeset({ sheet, pictures }: TypesetJob, warn: (reason: string) => void): Promise<Buffer> {
  compiler ??= typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: readFonts() }] })
  const own = compiler
  const add = (name: string, content: Buffer) => own.mapShadow(join(folder, name), content)
  const fitted = await Promise.all([...pictures].map(async ([src, bytes]) => [src, await fitPicture(bytes)] as const))
  try {
    const files = Object.fromEntries(
      fitted.flatMap(([src, jpeg], index) => {
        if (!jpeg) return []
        const name = `picture-${index}.jpg`
        add(name, jpeg)
        return [[src, name]]
      }),
    )
    const code = toQrCode(sheet.address)
    if (code) add('code.svg', Buffer.from(code))
    add(
      'sheet.json',
      Buffer.from(JSON.stringify({ ...sheet, ...settingsOf(sheet.language), files, code: code && true })),
    )
    const { result, ...outcome } = readOutcome(own)
    if (!result) throw new Error(`the sheet cannot be set: ${outcome.errors}`)
    return toPdf(own, result, warn)
  } finally {
    own.resetShadow()
    own.evictCache(MAX_CACHE_AGE)
  }
}

function readOutcome(own: Compiler) {
  const compiled = own.compile({ mainFileContent: template })
  const { result } = compiled
  const errors = result ? '' : JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics ?? [])
  return { result, errors }
}

/** A character that no font has is no reason to give nothing: it makes a PDF that is tagged likewise, and not of the standard. */
function toPdf(own: Compiler, result: Parameters<Compiler['pdf']>[0], warn: (reason: string) => void): Buffer {
  try {
    return own.pdf(result, { pdfStandard: 'ua-1' })
  } catch (error) {
    warn(error instanceof Error ? error.message : String(error))
    return own.pdf(result)
  }
}

function readFonts(): Buffer[] {
  return (Object.keys(sheetFonts) as SheetFont[]).flatMap((name) =>
    SHEET_WEIGHTS.map((weight) => brotliDecompressSync(readFileSync(sheetFontFile(name, weight)))),
  )
}

/** Scripts whose letters reach further up and down need more room between lines. */
const leadings: Partial<Record<LanguageCode, number>> = { ar: 0.9, ir: 0.9, kn: 0.95, cn: 0.8, vn: 0.75 }

function settingsOf(language: LanguageCode) {
  const { dir } = languageOf(language)
  const { language: lang } = new Intl.Locale(tagOf(language))
  const regions: Partial<Record<LanguageCode, string>> = { cn: 'CN', pt: 'PT' }
  return {
    dir,
    lang,
    region: regions[language] ?? null,
    fonts: Object.values(sheetFonts).map(({ family }) => family),
    hyphenate: dir === 'ltr' && language !== 'cn' && language !== 'kn' && language !== 'vn',
    leading: leadings[language] ?? 0.65,
  }
}
