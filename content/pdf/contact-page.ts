import { heading, plainPage } from './page-layout.ts'
import type { Catalogue, Dealer } from './read-catalogue.ts'
import { colour, columnAt, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const continents = ['Europe', 'Asia', 'North America', 'South America', 'Africa', 'Oceania']
const columns = [['europe'], ['asia', 'north-america'], ['south-america', 'africa', 'oceania']]
const countryNames = new Intl.DisplayNames('en', { type: 'region' })
const nameOf = (continent: string) =>
  continents.find((name) => name.toLowerCase().replace(' ', '-') === continent) ?? continent

const drawContinent = (sheet: Sheet, name: string, dealers: Dealer[], x: number, top: number) => {
  rule(sheet, x, top, span(4), { fill: colour.ink, thickness: 1 })
  let y = write(sheet, name, x, top + 9, { tag: 'H2', face: 'semibold', size: 11 }) + 6
  for (const { name: dealer, city, country } of dealers) {
    y = write(sheet, dealer, x, y, { face: 'medium', size: 8.5, width: span(4) })
    y =
      write(sheet, `${city}, ${countryNames.of(country)}`, x, y + 1, { size: 8.5, fill: colour.soft, width: span(4) }) +
      6
  }
  return y + 12
}

const drawAddress = (sheet: Sheet, { company }: Catalogue, top: number) => {
  const [street = '', town = '', land = ''] = company.address.en.split(', ')
  const blocks = [
    [company.legalName, street, `${town}, ${land}`],
    [company.phone, `Fax ${company.fax}`, company.email],
    company.hours.en.replace(' (', '\n(').replace(', ', '\n').split('\n'),
  ]
  blocks.forEach((lines, index) => {
    const style = { size: 9.5, width: span(4), lineGap: 3 }
    write(sheet, lines.join('\n'), columnAt(index * 4), top, index === 0 ? { ...style, face: 'medium' } : style)
  })
  return top + 66
}

/** The last page: the address and the dealers. */
export const drawContact = (sheet: Sheet, catalogue: Catalogue, number: number) => {
  plainPage(sheet, number, 'Contact and dealers')
  const count = catalogue.dealers.length
  const lead = `Write to us in Graz, or to one of ${count} dealers on six continents with technicians trained here.`
  const top = drawAddress(sheet, catalogue, heading(sheet, { number: '13', title: 'Contact and dealers', lead }))
  columns.forEach((group, index) => {
    let y = top
    for (const continent of group) {
      const dealers = catalogue.dealers.filter((dealer) => dealer.continent === continent)
      y = drawContinent(sheet, nameOf(continent), dealers, columnAt(index * 4), y)
    }
  })
}
