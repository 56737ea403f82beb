import { box, colour, columnAt, decorate, page, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** Widths of the visible edges of a frame profile, from outside to inside, in points. */
const edges = [0, 9, 46, 55, 96, 104, 128, 168, 176]
const tones = ['#20262c', '#1a2025', '#242b32', '#1c2228', '#2a323a', '#1c2228', '#20262c', '#181d22']

/** A mitred corner seen from the front, with the joint in the accent colour; it runs off the page at both ends. */
const drawCorner = (sheet: Sheet) => {
  const right = columnAt(12) - page.gutter
  const bottom = page.height - 96
  edges.slice(0, -1).forEach((edge, index) => {
    const next = edges[index + 1] ?? edge
    sheet
      .polygon(
        [right - edge, 0],
        [right - edge, bottom - edge],
        [0, bottom - edge],
        [0, bottom - next],
        [right - next, bottom - next],
        [right - next, 0],
      )
      .fill(tones[index] ?? colour.ink)
  })
  sheet.lineWidth(0.6).strokeColor('#475058')
  for (const edge of edges) {
    sheet
      .moveTo(right - edge, 0)
      .lineTo(right - edge, bottom - edge)
      .lineTo(0, bottom - edge)
      .stroke()
  }
  const inner = edges.at(-1) ?? 0
  sheet
    .lineWidth(2.4)
    .strokeColor(colour.accent)
    .moveTo(right, bottom)
    .lineTo(right - inner, bottom - inner)
    .stroke()
}

export const drawCover = (sheet: Sheet, edition: string) => {
  sheet.addPage()
  box(sheet, 0, 0, page.width, page.height, colour.ink)
  decorate(sheet, () => drawCorner(sheet))
  const light = { fill: colour.paper }
  write(sheet, 'Norvane', columnAt(0) - 3, 96, { ...light, tag: 'H1', face: 'bold', size: 68, spacing: -2.2 })
  box(sheet, columnAt(0), 190, 28, 4, colour.accent)
  write(sheet, 'Machines for windows\nand doors of PVC\nand aluminium', columnAt(0), 212, {
    ...light,
    face: 'medium',
    size: 24,
    lineGap: 3,
    spacing: -0.3,
    width: span(8),
  })
  write(sheet, edition, columnAt(0), 330, { size: 10, fill: '#9aa4ad', width: span(6), lineGap: 2 })
  const foot = { size: 9, fill: '#9aa4ad' }
  write(sheet, 'Graz, Austria, since 1974', columnAt(0), page.height - 52, foot)
  write(sheet, 'norvane.example', columnAt(6), page.height - 52, { ...foot, width: span(6), align: 'right' })
}
