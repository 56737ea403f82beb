import { compare } from './figures.ts'
import { heading, plainPage } from './page-layout.ts'
import { picture } from './pictures.ts'
import type { Pictures } from './pictures.ts'
import type { Catalogue, Product } from './read-catalogue.ts'
import { colour, columnAt, page, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const rowHeights = { min: 16.5, max: 22 }

const pictureHeight = 56

const drawProducts = (sheet: Sheet, products: Product[], pictures: Pictures, top: number) => {
  let y = top
  for (const { model, name, subtitle, picture: shown } of products) {
    rule(sheet, columnAt(0), y, span(12))
    picture(sheet, pictures[shown], name.en, columnAt(0), y + 4, (pictureHeight * 4) / 3)
    write(sheet, model, columnAt(2), y + 10, { tag: 'H2', face: 'bold', size: 13, spacing: -0.2 })
    const title = { tag: 'H3', face: 'semibold', size: 11, width: span(8) } as const
    const nameEnd = write(sheet, name.en, columnAt(4), y + 11, title)
    const text = { size: 9, fill: colour.soft, width: span(8), lineGap: 1.5 }
    const textEnd = write(sheet, subtitle.en, columnAt(4), nameEnd + 3, text)
    y = Math.max(textEnd + 8, y + pictureHeight + 8)
  }
  return y
}

/** Products side by side. The first columns name the figure and its unit, the others share what is left. */
const drawTable = (sheet: Sheet, products: Product[], { parameters }: Catalogue, top: number) => {
  const height = page.bottom - top - 26
  const room = Math.floor(height / rowHeights.min)
  const rows = compare(products, parameters, Math.max(3, Math.min(12, room - 4)))
  const rowHeight = Math.max(rowHeights.min, Math.min(rowHeights.max, height / rows.length))
  const textAt = (rowHeight - 9.5) / 2
  const left = columnAt(4)
  const width = (columnAt(0) + span(12) - left) / products.length
  const unitAt = columnAt(3) - 4
  products.forEach(({ model }, index) => {
    const place = { tag: 'TH', face: 'semibold', size: 10, width: width - 4, align: 'right' } as const
    write(sheet, model, left + index * width + 4, top, place)
  })
  let y = top + 20
  rule(sheet, columnAt(0), y, span(12), { fill: colour.ink, thickness: 1 })
  for (const { name, unit, figures } of rows) {
    write(sheet, name, columnAt(0), y + textAt, { tag: 'TH', size: 9 })
    write(sheet, unit, unitAt, y + textAt, { tag: 'TD', size: 9, fill: colour.soft })
    figures.forEach((figure, index) => {
      const place = { tag: 'TD', face: 'medium', size: 9, width: width - 4, align: 'right' } as const
      write(sheet, figure, left + index * width + 4, y + textAt, place)
    })
    y += rowHeight
    rule(sheet, columnAt(0), y, span(12))
  }
}

export const drawCategory = (sheet: Sheet, catalogue: Catalogue, pictures: Pictures, index: number, number: number) => {
  const category = catalogue.categories[index]
  if (!category) return
  plainPage(sheet, number, category.name.en)
  const label = String(index + 1).padStart(2, '0')
  const y = heading(sheet, { number: label, title: category.name.en, lead: category.summary.en })
  if (category.products.length === 0) return
  const tableTop = drawProducts(sheet, category.products, pictures, y) + 20
  drawTable(sheet, category.products, catalogue, tableTop)
}
