import type { Product, Parameter, Value } from './read-catalogue.ts'

export type Row = { name: string; unit: string; figures: string[] }

const format = (number: number) => number.toLocaleString('en-GB', { maximumFractionDigits: 2 })

const hasFigure = (value: Value | undefined): value is Value & { number: number } => value?.number !== undefined

const figureOf = (value: Value | undefined) => {
  if (!hasFigure(value)) return '–'
  return value.max === undefined ? format(value.number) : `${format(value.number)}–${format(value.max)}`
}

const alwaysShown = ['connected-load', 'air-pressure', 'weight']
const joined = ['length', 'width', 'height']

const find = (product: Product, key: string) => product.parameters.find((value) => value.key === key)

/** How important a figure is for these products: highlighted ones first, then those that many of them have. */
const weigh = (products: Product[], key: string) => {
  const values = products.map((product) => find(product, key)).filter(hasFigure)
  const highlighted = values.filter((value) => value.highlight).length
  return values.length === 0 ? 0 : highlighted * 10 + values.length
}

const sizeRow = (products: Product[], times = products.length > 4 ? '×' : ' × '): Row => ({
  name: 'Length × width × height',
  unit: 'm',
  figures: products.map((product) => {
    const sides = joined.map((key) => find(product, key)?.number)
    return sides.every((side) => side !== undefined) ? sides.map((side) => (side / 1000).toFixed(1)).join(times) : '–'
  }),
})

/** The rows of a comparison: the important figures in the order of the data sheet, then supply, size and weight. */
export const compare = (products: Product[], parameters: Map<string, Parameter>, maxRows: number): Row[] => {
  const rowOf = ({ key, name, unit }: Parameter): Row => ({
    name: name.en,
    unit: unit ?? '',
    figures: products.map((product) => figureOf(find(product, key))),
  })
  const telling = [...parameters.values()]
    .filter(({ key }) => !alwaysShown.includes(key) && !joined.includes(key))
    .map((parameter) => ({ parameter, weight: weigh(products, parameter.key) }))
    .filter(({ weight }) => weight >= Math.min(2, products.length))
    .toSorted((a, b) => b.weight - a.weight || a.parameter.position - b.parameter.position)
    .slice(0, maxRows)
    .map(({ parameter }) => parameter)
    .toSorted((a, b) => a.position - b.position)
  const supply = alwaysShown.flatMap((key) => parameters.get(key) ?? []).filter(({ key }) => weigh(products, key) > 0)
  const [load, air, weight] = supply
  return [...telling, ...[load, air].filter((one) => one !== undefined)]
    .map(rowOf)
    .concat(sizeRow(products), weight ? rowOf(weight) : [])
}
