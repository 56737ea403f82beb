import { box, colour, columnAt, decorate, page, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** A page with its footer; `number` is the page number of the table of contents. */
export const plainPage = (sheet: Sheet, number: number, running: string) => {
  sheet.addPage()
  const y = page.height - 40
  rule(sheet, columnAt(0), y - 10, span(12))
  decorate(sheet, () => {
    sheet.font('medium').fontSize(7.5).fillColor(colour.soft)
    sheet.text('Norvane', columnAt(0), y, { lineBreak: false })
    sheet.text(running, columnAt(2), y, { lineBreak: false })
    sheet.text(String(number), columnAt(0), y, { width: span(12), align: 'right' })
  })
}

export type Heading = { number?: string; title: string; lead: string }

/** The head of a page: a number in the accent colour, a large title, a lead. Returns the y where the page goes on. */
export const heading = (sheet: Sheet, { number, title, lead }: Heading) => {
  sheet.outline.addItem(title)
  box(sheet, columnAt(0), page.top, 28, 4, colour.accent)
  if (number) {
    const style = { face: 'semibold', size: 11, fill: colour.accent } as const
    write(sheet, number, columnAt(0), page.top + 20, style)
  }
  const size = title.length > 21 ? 30 : 36
  const titleEnd = write(sheet, title, columnAt(2), page.top + 14, {
    tag: 'H1',
    face: 'bold',
    size,
    width: span(10),
    lineGap: -3,
    spacing: -0.6,
  })
  const leadEnd = write(sheet, lead, columnAt(2), titleEnd + 10, {
    size: 11,
    fill: colour.soft,
    width: span(9),
    lineGap: 3,
  })
  return Math.max(leadEnd + 26, page.top + 128)
}
