import { plainPage } from '../pdf/page-layout.ts'
import { box, colour, columnAt, heightOf, page, rule, type Sheet, span, type Style, write } from '../pdf/sheet.ts'

const left = columnAt(2)
const width = span(10)
const text: Style = { size: 9.6, width, lineGap: 2.8 }
const title: Style = { tag: 'H2', face: 'semibold', size: 14, width }
const BELOW = 8

/** Sets text below text, from page to page. @param running what stands at the foot of each */
export function openFlow(sheet: Sheet, running: string) {
  let number = 0
  let y = 0
  const turn = () => {
    number += 1
    plainPage(sheet, number, running)
    box(sheet, columnAt(0), page.top, 28, 4, colour.accent)
    y = page.top + 14
  }
  const need = (height: number) => {
    if (number === 0 || y + height > page.bottom) turn()
  }
  const put = (words: string, style: Style) => {
    need(heightOf(sheet, words, style))
    y = write(sheet, words, left, y, style) + BELOW
  }
  return {
    title(words: string, lead: string) {
      need(120)
      sheet.outline.addItem(words)
      y = write(sheet, words, left, y, { tag: 'H1', face: 'bold', size: 30, width, lineGap: -2, spacing: -0.5 }) + 10
      put(lead, { ...text, size: 11, fill: colour.soft })
      y += 14
    },
    heading(words: string) {
      need(84)
      sheet.outline.addItem(words)
      y = write(sheet, words, left, y + 8, title) + 6
    },
    strong: (words: string) => put(words, { ...text, face: 'medium' }),
    paragraph: (words: string) => put(words, text),
    row(term: string, value: string) {
      const cell: Style = { ...text, width: span(5), size: 9.2 }
      const height = Math.max(heightOf(sheet, term, cell), heightOf(sheet, value, cell)) + 8
      need(height)
      write(sheet, term, left, y + 3, { ...cell, face: 'medium' })
      write(sheet, value, columnAt(7), y + 3, cell)
      y += height
      rule(sheet, left, y, width)
    },
  }
}
