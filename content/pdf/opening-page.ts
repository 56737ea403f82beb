import { heading, plainPage } from './page-layout.ts'
import type { Catalogue } from './read-catalogue.ts'
import { colour, columnAt, page, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

export type Entry = { title: string; pages: number; from: number }

const drawFacts = (sheet: Sheet, facts: { value: string; label: { en: string } }[], top: number) => {
  facts.slice(0, 4).forEach(({ value, label }, index) => {
    const x = columnAt(index * 3)
    rule(sheet, x, top, span(3), { fill: colour.ink, thickness: 1 })
    write(sheet, value, x, top + 10, { face: 'bold', size: 25, spacing: -0.8 })
    write(sheet, label.en, x, top + 42, { size: 8.5, fill: colour.soft, width: span(3), lineGap: 1 })
  })
  return top + 90
}

const drawContents = (sheet: Sheet, entries: Entry[], top: number) => {
  const step = Math.min(26, (page.bottom - top) / entries.length)
  entries.forEach(({ title, from }, index) => {
    const y = top + index * step
    rule(sheet, columnAt(2), y, span(10))
    write(sheet, title, columnAt(2), y + 7, { face: 'medium', size: 10.5 })
    write(sheet, String(from), columnAt(2), y + 7, { size: 10.5, fill: colour.soft, width: span(10), align: 'right' })
  })
}

/** Page 2: the company in two paragraphs and four figures, and the table of contents. */
export const drawOpening = (sheet: Sheet, { about }: Catalogue, entries: Entry[]) => {
  plainPage(sheet, 2, 'Who we are')
  const [who, history, made] = about
  const [lead = '', ...rest] = who?.text.en.split('\n\n') ?? []
  let y = heading(sheet, { title: who?.title.en ?? 'Norvane', lead })
  y = write(sheet, rest.join('\n\n'), columnAt(2), y - 12, { size: 9.5, width: span(9), lineGap: 3 }) + 30
  const facts = [...(who?.facts ?? []), ...(made?.facts ?? history?.facts ?? [])]
  y = drawFacts(sheet, facts, y) + 18
  y = write(sheet, 'Contents', columnAt(2), y, { tag: 'H2', face: 'semibold', size: 14 }) + 12
  drawContents(sheet, entries, y)
}
