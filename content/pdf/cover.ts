import { picture } from './pictures.ts'
import { box, colour, columnAt, page, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

export const drawCover = (sheet: Sheet, edition: string, hall: Buffer | undefined) => {
  sheet.addPage()
  box(sheet, 0, 0, page.width, page.height, colour.ink)
  picture(sheet, hall, 'A plant of Norvane machines in its hall', 0, 392, page.width)
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
