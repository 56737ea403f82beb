import { heading, plainPage } from './furniture.ts'
import type { Catalogue, Plant } from './read-catalogue.ts'
import { colour, columnAt, heightOf, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const profileNames = { pvc: 'PVC', aluminium: 'Aluminium', 'pvc-aluminium': 'PVC and aluminium' }
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

export const plantsOnOnePage = 6

const figuresOf = ({ capacity, workers, products }: Plant) => [
  [capacity, 'windows a shift'],
  [workers, 'people'],
  [products.reduce((sum, { cnt }) => sum + cnt, 0), 'machines'],
]

const drawPlant = (sheet: Sheet, plant: Plant, top: number) => {
  rule(sheet, columnAt(0), top, span(12), { fill: colour.ink, thickness: 1 })
  const place = `${countryNames.of(plant.country)}\n${profileNames[plant.profileType]}`
  write(sheet, place, columnAt(0), top + 12, { size: 8.5, fill: colour.soft, width: span(2), lineGap: 2 })
  const title = { tag: 'H2', face: 'semibold', size: 13, width: span(6) } as const
  const titleEnd = write(sheet, plant.name.en, columnAt(2), top + 10, title)
  write(sheet, plant.summary.en, columnAt(2), titleEnd + 4, { size: 9, width: span(6) - 8, lineGap: 2 })
  figuresOf(plant).forEach(([value, label], index) => {
    const x = columnAt(8) + index * ((span(4) + 4) / 3)
    write(sheet, String(value), x, top + 7, { face: 'bold', size: 20, spacing: -0.5 })
    write(sheet, String(label), x, top + 32, { size: 7.5, fill: colour.soft, width: span(4) / 3 - 4 })
  })
}

const heightOfPlant = (sheet: Sheet, { name, summary }: Plant) =>
  heightOf(sheet, name.en, { face: 'semibold', size: 13, width: span(6) }) +
  heightOf(sheet, summary.en, { size: 9, width: span(6) - 8, lineGap: 2 })

/** The plants, at most so many a page that each keeps its air. */
export const drawPlants = (sheet: Sheet, { plants }: Catalogue, number: number) => {
  for (let first = 0; first < Math.max(1, plants.length); first += plantsOnOnePage) {
    plainPage(sheet, number + first / plantsOnOnePage, 'Turnkey plants')
    let y = heading(sheet, {
      number: '11',
      title: first === 0 ? 'Turnkey plants' : 'Turnkey plants, continued',
      lead: 'Layout, machines, compressed air, data and training in one contract, with one person who answers for it.',
    })
    for (const plant of plants.slice(first, first + plantsOnOnePage)) {
      drawPlant(sheet, plant, y)
      y += Math.max(78, heightOfPlant(sheet, plant) + 34)
    }
  }
}

export const countPlantPages = ({ plants }: Catalogue) => Math.max(1, Math.ceil(plants.length / plantsOnOnePage))
