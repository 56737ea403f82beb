import { heading, plainPage } from './page-layout.ts'
import { picture } from './pictures.ts'
import type { Pictures } from './pictures.ts'
import type { Catalogue, Turnkey } from './read-catalogue.ts'
import { colour, columnAt, page, rule, span, write } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const profileNames = { pvc: 'PVC', aluminium: 'Aluminium', 'pvc-aluminium': 'PVC and aluminium' }
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

const turnkeysOnOnePage = 5
const figureOffsets = [0, 76, 122]

const figuresOf = ({ capacity, workers, products }: Turnkey) => [
  [capacity, 'windows a shift'],
  [workers, 'people'],
  [products.reduce((sum, { cnt }) => sum + cnt, 0), 'machines'],
]

const listProducts = ({ products }: Turnkey, models: Map<string, string>) =>
  products.map(({ slug, cnt }) => `${cnt} × ${models.get(slug) ?? slug}`.replaceAll(' ', '\u00a0')).join(',  ')

const drawTurnkey = (sheet: Sheet, turnkey: Turnkey, models: Map<string, string>, pictures: Pictures, top: number) => {
  rule(sheet, columnAt(0), top, span(12), { fill: colour.ink, thickness: 1 })
  const place = `${countryNames.of(turnkey.country)}\n${profileNames[turnkey.profileType]}`
  write(sheet, place, columnAt(0), top + 12, { size: 8.5, fill: colour.soft, width: span(2), lineGap: 2 })
  const title = { tag: 'H2', face: 'semibold', size: 13, width: span(6) } as const
  const titleEnd = write(sheet, turnkey.name.en, columnAt(2), top + 10, title)
  const summary = { size: 9.5, width: span(6) - 8, lineGap: 2 }
  const summaryEnd = write(sheet, turnkey.summary.en, columnAt(2), titleEnd + 5, summary)
  write(sheet, listProducts(turnkey, models), columnAt(2), summaryEnd + 5, { ...summary, size: 8, fill: colour.soft })
  figuresOf(turnkey).forEach(([value, label], index) => {
    const x = columnAt(8) + (figureOffsets[index] ?? 0)
    write(sheet, String(value), x, top + 7, { face: 'bold', size: 20, spacing: -0.5 })
    write(sheet, String(label), x, top + 32, { size: 7.5, fill: colour.soft, width: 68 })
  })
  picture(sheet, pictures[turnkey.picture], turnkey.name.en, columnAt(8), top + 48, span(4) - 18)
}

const pagesOf = (turnkeys: Turnkey[]) => Math.max(1, Math.ceil(turnkeys.length / turnkeysOnOnePage))

/** The turnkeys, spread evenly over as many pages as they need. */
export const drawTurnkeys = (sheet: Sheet, { turnkeys, categories }: Catalogue, pictures: Pictures, number: number) => {
  const products = categories.flatMap((category) => category.products)
  const models = new Map(products.map(({ slug, model }) => [slug, model]))
  const onEach = Math.max(1, Math.ceil(turnkeys.length / pagesOf(turnkeys)))
  for (let index = 0; index < pagesOf(turnkeys); index += 1) {
    plainPage(sheet, number + index, 'Turnkey plants')
    const top = heading(sheet, {
      number: '11',
      title: index === 0 ? 'Turnkey plants' : 'Turnkey plants, continued',
      lead: 'Layout, machines, compressed air, data and training in one contract, with one person who answers for it.',
    })
    const step = (page.bottom - top) / onEach
    turnkeys.slice(index * onEach, (index + 1) * onEach).forEach((turnkey, place) => {
      drawTurnkey(sheet, turnkey, models, pictures, top + place * step)
    })
  }
}

export const countTurnkeyPages = ({ turnkeys }: Catalogue) => pagesOf(turnkeys)
