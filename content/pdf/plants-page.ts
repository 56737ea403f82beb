import { heading, plainPage } from './furniture.ts'
import { picture } from './pictures.ts'
import type { Pictures } from './pictures.ts'
import type { Catalogue, Plant } from './read-catalogue.ts'
import { colour, columnAt, page, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const profileNames = { pvc: 'PVC', aluminium: 'Aluminium', 'pvc-aluminium': 'PVC and aluminium' }
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const plantsOnOnePage = 5
const figureOffsets = [0, 76, 122]

const figuresOf = ({ capacity, workers, products }: Plant) => [
  [capacity, 'windows a shift'],
  [workers, 'people'],
  [products.reduce((sum, { cnt }) => sum + cnt, 0), 'machines'],
]

const listMachines = ({ products }: Plant, models: Map<string, string>) =>
  products.map(({ slug, cnt }) => `${cnt} × ${models.get(slug) ?? slug}`.replaceAll(' ', '\u00a0')).join(',  ')

const drawPlant = (sheet: Sheet, plant: Plant, models: Map<string, string>, pictures: Pictures, top: number) => {
  rule(sheet, columnAt(0), top, span(12), { fill: colour.ink, thickness: 1 })
  const place = `${countryNames.of(plant.country)}\n${profileNames[plant.profileType]}`
  write(sheet, place, columnAt(0), top + 12, { size: 8.5, fill: colour.soft, width: span(2), lineGap: 2 })
  const title = { tag: 'H2', face: 'semibold', size: 13, width: span(6) } as const
  const titleEnd = write(sheet, plant.name.en, columnAt(2), top + 10, title)
  const summary = { size: 9.5, width: span(6) - 8, lineGap: 2 }
  const summaryEnd = write(sheet, plant.summary.en, columnAt(2), titleEnd + 5, summary)
  write(sheet, listMachines(plant, models), columnAt(2), summaryEnd + 5, { ...summary, size: 8, fill: colour.soft })
  figuresOf(plant).forEach(([value, label], index) => {
    const x = columnAt(8) + (figureOffsets[index] ?? 0)
    write(sheet, String(value), x, top + 7, { face: 'bold', size: 20, spacing: -0.5 })
    write(sheet, String(label), x, top + 32, { size: 7.5, fill: colour.soft, width: 68 })
  })
  picture(sheet, pictures[plant.picture], plant.name.en, columnAt(8), top + 48, span(4) - 18)
}

const pagesOf = (plants: Plant[]) => Math.max(1, Math.ceil(plants.length / plantsOnOnePage))

/** The plants, shared out evenly over as many pages as they need. */
export const drawPlants = (sheet: Sheet, { plants, categories }: Catalogue, pictures: Pictures, number: number) => {
  const machines = categories.flatMap((category) => category.machines)
  const models = new Map(machines.map(({ slug, model }) => [slug, model]))
  const onEach = Math.max(1, Math.ceil(plants.length / pagesOf(plants)))
  for (let index = 0; index < pagesOf(plants); index += 1) {
    plainPage(sheet, number + index, 'Turnkey plants')
    const top = heading(sheet, {
      number: '11',
      title: index === 0 ? 'Turnkey plants' : 'Turnkey plants, continued',
      lead: 'Layout, machines, compressed air, data and training in one contract, with one person who answers for it.',
    })
    const step = (page.bottom - top) / onEach
    plants.slice(index * onEach, (index + 1) * onEach).forEach((plant, place) => {
      drawPlant(sheet, plant, models, pictures, top + place * step)
    })
  }
}

export const countPlantPages = ({ plants }: Catalogue) => pagesOf(plants)
