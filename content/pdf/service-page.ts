import { heading, plainPage } from './furniture.ts'
import type { Catalogue } from './read-catalogue.ts'
import { colour, columnAt, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const firstParagraph = (markdown: string) => markdown.split('\n\n')[0] ?? ''

export const drawServices = (sheet: Sheet, { services }: Catalogue, number: number) => {
  plainPage(sheet, number, 'Service')
  const top = heading(sheet, {
    number: '12',
    title: 'Service',
    lead: 'A machine is bought in an hour and used for twenty years. These six things we do in between.',
  })
  services.forEach(({ title, text }, index) => {
    const x = columnAt((index % 2) * 6)
    const y = top + Math.floor(index / 2) * 168
    rule(sheet, x, y, span(6), { fill: colour.ink, thickness: 1 })
    const titleEnd = write(sheet, title.en, x, y + 12, { tag: 'H2', face: 'semibold', size: 14, width: span(6) })
    write(sheet, firstParagraph(text.en), x, titleEnd + 6, { size: 9.5, width: span(6) - 14, lineGap: 3 })
  })
}
