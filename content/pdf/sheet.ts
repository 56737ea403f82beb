import { createWriteStream, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import Pdf from 'pdfkit'

export type Sheet = PDFKit.PDFDocument
export type Face = 'regular' | 'medium' | 'semibold' | 'bold'

/** A4 in points. Everything is placed on twelve columns between the margins. */
export const page = { width: 595.28, height: 841.89, margin: 42, top: 48, bottom: 768, gutter: 11 }
export const colour = {
  ink: '#14181c',
  soft: '#5c656e',
  line: '#ced3d8',
  pale: '#f1f3f5',
  accent: '#e4572e',
  paper: '#ffffff',
}

const contentWidth = page.width - 2 * page.margin
const columnWidth = (contentWidth - 11 * page.gutter) / 12

/** Left edge of a column, 0 to 12 from the left. */
export const columnAt = (column: number) => page.margin + column * (columnWidth + page.gutter)
export const span = (columns: number) => columns * (columnWidth + page.gutter) - page.gutter

const fontFolder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/archivo/package.json'))
const faces: Record<Face, string> = {
  regular: '400Regular/Archivo_400Regular.ttf',
  medium: '500Medium/Archivo_500Medium.ttf',
  semibold: '600SemiBold/Archivo_600SemiBold.ttf',
  bold: '700Bold/Archivo_700Bold.ttf',
}

/** The date is fixed so that the same content always makes the same bytes. */
const printedOn = new Date('2026-11-01T09:00:00Z')

export const openSheet = (file: string, title: string, subject: string, lang = 'en') => {
  mkdirSync(dirname(file), { recursive: true })
  const sheet = new Pdf({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    tagged: true,
    info: {
      Title: title,
      Subject: subject,
      Author: 'Norvane Maschinenbau GmbH',
      Creator: 'Norvane',
      Producer: 'pdfkit',
      CreationDate: printedOn,
      ModDate: printedOn,
    },
  })
  for (const [name, path] of Object.entries(faces)) sheet.registerFont(name, join(fontFolder, path))
  const stream = sheet.pipe(createWriteStream(file))
  return {
    sheet,
    close: async () => {
      sheet.end()
      await finished(stream)
    },
  }
}

export type Style = {
  face?: Face
  size?: number
  fill?: string
  width?: number
  align?: 'left' | 'right'
  lineGap?: number
  spacing?: number
  link?: string
  tag?: 'P' | 'H1' | 'H2' | 'H3' | 'LI' | 'TD' | 'TH'
}

/** Archivo has no narrow space and no superscript minus; other missing characters are logged, not printed as a box. */
const printable = (sheet: Sheet, text: string) => {
  const known = text.replaceAll('\u202f', '\u00a0').replaceAll('min⁻¹', '1/min')
  const { font } = (sheet as unknown as { _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } } })._font
  const missing = [...known].filter((sign) => sign !== '\n' && !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  if (missing.length > 0) console.warn(`No glyph for "${missing.join('')}" in: ${known.slice(0, 60)}`)
  return known
}

const prepare = (sheet: Sheet, { face = 'regular', size = 9, fill = colour.ink }: Style) =>
  sheet.font(face).fontSize(size).fillColor(fill)

const optionsOf = ({ width, align = 'left', lineGap = 0, spacing = 0, link }: Style) => ({
  width,
  align,
  lineGap,
  characterSpacing: spacing,
  ...(link ? { link } : {}),
})

export const heightOf = (sheet: Sheet, text: string, style: Style) =>
  prepare(sheet, style).heightOfString(text, optionsOf(style))

/** Writes at a place; returns the y where the text ends, in points from the top of the page. */
export const write = (sheet: Sheet, text: string, x: number, y: number, style: Style = {}) => {
  const height = heightOf(sheet, text, style)
  const part = sheet.struct(style.tag ?? 'P', {}, () => {
    const pen = prepare(sheet, style)
    pen.text(printable(sheet, text), x, y, { ...optionsOf(style), lineBreak: style.width !== undefined })
  })
  sheet.addStructure(part)
  return y + height
}

/** Decoration, which screen readers skip. */
export const decorate = (sheet: Sheet, draw: () => void) => {
  sheet.markContent('Artifact', { type: 'Layout' })
  draw()
  sheet.endMarkedContent()
}

export const rule = (sheet: Sheet, x: number, y: number, width: number, { fill = colour.line, thickness = 0.5 } = {}) =>
  decorate(sheet, () => sheet.rect(x, y - thickness / 2, width, thickness).fill(fill))

export const box = (sheet: Sheet, x: number, y: number, width: number, height: number, fill: string) =>
  decorate(sheet, () => sheet.rect(x, y, width, height).fill(fill))
