import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { plainPage } from './page-layout.ts'
import { outputFolder } from './output-folder.ts'
import { dataFolder } from './read-catalogue.ts'
import { readMarkdown } from './read-markdown.ts'
import type { Block } from './read-markdown.ts'
import { box, colour, columnAt, heightOf, openSheet, page, rule, span, write } from './sheet.ts'
import type { Style } from './sheet.ts'

const left = columnAt(2)
const width = span(10)
const text: Style = { size: 9.6, width, lineGap: 2.8 }
const headingStyle: Style = { tag: 'H2', face: 'semibold', size: 14, width }

const file = join(outputFolder, 'privacy-policy.pdf')
const { sheet, close } = openSheet(file, 'Privacy policy of Norvane', 'What the website stores, why and for how long')
const blocks = readMarkdown(readFileSync(join(dataFolder, 'privacy-policy.md'), 'utf8'))

let number = 0
let y = 0
const turn = () => {
  number += 1
  plainPage(sheet, number, 'Privacy policy')
  box(sheet, columnAt(0), page.top, 28, 4, colour.accent)
  y = page.top + 14
}

/** Starts a new page if less than this height is left. */
const need = (height: number) => {
  if (y + height > page.bottom) turn()
}

const writeRow = (cells: string[], isHead: boolean) => {
  const columns = cells.length
  const step = width / (columns + 1)
  const widthOf = (index: number) => (index === 1 && columns > 2 ? 2 * step : columns === 2 ? width / 2 : step) - 10
  const leftOf = (index: number) => left + (columns === 2 ? index * (width / 2) : index === 2 ? 3 * step : index * step)
  const styleOf = (index: number): Style => ({
    tag: isHead ? 'TH' : 'TD',
    face: isHead || index === 0 ? 'medium' : 'regular',
    size: 9,
    width: widthOf(index),
    lineGap: 2,
    fill: isHead ? colour.soft : colour.ink,
  })
  const height = Math.max(...cells.map((cell, index) => heightOf(sheet, cell, styleOf(index)))) + 10
  need(height)
  cells.forEach((cell, index) => write(sheet, cell, leftOf(index), y + 5, styleOf(index)))
  y += height
  rule(sheet, left, y, width, isHead ? { fill: colour.ink, thickness: 1 } : {})
}

const draw = (block: Block) => {
  switch (block.kind) {
    case 'title':
      sheet.outline.addItem(block.text)
      y = write(sheet, block.text, left, y, { tag: 'H1', face: 'bold', size: 36, spacing: -0.6 }) + 14
      return
    case 'heading': {
      need(84)
      sheet.outline.addItem(block.text)
      y = write(sheet, block.text, left, y === page.top + 14 ? y : y + 12, headingStyle) + 6
      return
    }
    case 'paragraph':
      need(heightOf(sheet, block.text, text))
      y = write(sheet, block.text, left, y, text) + 8
      return
    case 'list':
      for (const item of block.items) {
        const style = { ...text, width: width - 14 }
        need(heightOf(sheet, item, style))
        write(sheet, '–', left, y, { ...text, fill: colour.accent })
        y = write(sheet, item, left + 14, y, { ...style, tag: 'LI' }) + 2
      }
      y += 6
      return
    case 'table':
      need(70)
      block.rows.forEach((cells, index) => writeRow(cells, index === 0))
      y += 12
  }
}

turn()
blocks.forEach(draw)
await close()
console.log(`${file}: ${number} pages`)
