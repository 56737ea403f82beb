import { heading, plainPage } from './page-layout.ts'
import type { Catalogue } from './read-catalogue.ts'
import { colour, columnAt, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

/** The first two blocks of a text, without the marks of lists and of bold type. */
const shorten = (markdown: string) => {
  const [paragraph = '', next = ''] = markdown.replaceAll('**', '').split('\n\n')
  const more = next.split('\n').map((line) => line.replace(/^(?:-|\d\.) /, ''))
  return { paragraph, more }
}

export const drawServices = (sheet: Sheet, { services }: Catalogue, number: number) => {
  plainPage(sheet, number, 'Service')
  const top = heading(sheet, {
    number: '12',
    title: 'Service',
    lead: 'A machine is bought in an hour and used for twenty years. These six things we do in between.',
  })
  services.forEach(({ title, text }, index) => {
    const x = columnAt((index % 2) * 6)
    const y = top + Math.floor(index / 2) * 204
    rule(sheet, x, y, span(6), { fill: colour.ink, thickness: 1 })
    const titleEnd = write(sheet, title.en, x, y + 12, { tag: 'H2', face: 'semibold', size: 14, width: span(6) })
    const { paragraph, more } = shorten(text.en)
    const style = { size: 9, width: span(6) - 14, lineGap: 2.5 }
    let line = write(sheet, paragraph, x, titleEnd + 6, style) + 5
    const indent = more.length > 1 ? 10 : 0
    for (const item of more) {
      if (indent) write(sheet, '–', x, line, { ...style, fill: colour.accent })
      line = write(sheet, item, x + indent, line, { ...style, width: style.width - indent, fill: colour.soft }) + 2
    }
  })
}
