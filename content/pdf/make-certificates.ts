import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { outputFolder } from './output-folder.ts'
import { heading, plainPage } from './page-layout.ts'
import { type Company, dataFolder, type Text } from './read-catalogue.ts'
import { columnAt, openSheet, rule, span, type Style, write } from './sheet.ts'

type Certificate = { position: number; picture: string; title: Text; text: Text }

const read = <Data>(file: string) => JSON.parse(readFileSync(join(dataFolder, file), 'utf8')) as Data
const company = read<Company>('company.json')
const left = columnAt(2)
const value: Style = { size: 10.5, width: span(7), lineGap: 2.5 }

/** A document for each certificate, of one page, named as its picture is. */
for (const { position, picture, title, text } of read<Certificate[]>('certificates.json')) {
  const name = picture.slice(picture.lastIndexOf('/') + 1)
  const { sheet, close } = openSheet(join(outputFolder, `${name}.pdf`), title.en, `Certificate of ${company.legalName}`)
  plainPage(sheet, 1, 'Certificate')
  let y = heading(sheet, { title: title.en, lead: text.en }) + 32
  const rows = [
    ['Holder', `${company.legalName}, ${company.address.en}`],
    ['Scope', 'Design, production and service of machines for PVC and aluminium profiles'],
    ['Number', `NV-C-${2020 + position}-0${position}74`],
    ['Valid from', '1 March 2026'],
    ['Valid until', '28 February 2029'],
    ['Note', 'Norvane is a made-up company, and so is this document: it shows where a certificate stands on the site.'],
  ] as const
  for (const [term, words] of rows) {
    rule(sheet, columnAt(0), y, span(12))
    write(sheet, term, columnAt(0), y + 9, { face: 'medium', size: 10.5 })
    y = write(sheet, words, left + span(1), y + 9, value) + 9
  }
  await close()
}
