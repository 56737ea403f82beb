import { fileTypeOf } from '@vitrine/contract/order-files'
import { expect, it } from 'vitest'
import { placeItems } from './place-items.ts'
import { itemAt, planned, planOf, productsOf } from './testing/planned-products.ts'
import { writeDxf } from './write-dxf.ts'

type Entity = { type: string; layer: string; points: [number, number][]; text?: string }

/** Reads the pairs of a DXF and what they draw. @throws where a code is no number or a value is missing */
function parse(dxf: string): { sections: string[]; layers: string[]; entities: Entity[] } {
  const lines = dxf.split('\r\n').slice(0, -1)
  if (lines.length % 2 !== 0) throw new Error('a code without a value')
  const pairs = Array.from({ length: lines.length / 2 }, (_, at) => {
    const code = Number(lines[2 * at])
    if (!Number.isInteger(code)) throw new Error(`no code: ${lines[2 * at]}`)
    return { code, value: lines[2 * at + 1] ?? '' }
  })
  const sections: string[] = []
  const layers: string[] = []
  const entities: Entity[] = []
  let isEntity = false
  for (const [at, { code, value }] of pairs.entries()) {
    const before = pairs[at - 1]
    if (code === 2 && before?.value === 'SECTION') sections.push(value)
    if (code === 2 && before?.value === 'LAYER' && before.code === 0) layers.push(value)
    if (sections.at(-1) !== 'ENTITIES') continue
    const last = entities.at(-1)
    if (code === 0) {
      isEntity = !['SECTION', 'ENDSEC', 'EOF', 'VERTEX', 'SEQEND'].includes(value)
      if (isEntity) entities.push({ type: value, layer: '', points: [] })
    } else if (last) {
      if (code === 8 && isEntity) last.layer = value
      if (code === 1) last.text = value
      if (code === 10 || code === 11) last.points.push([Number(value), Number(pairs[at + 1]?.value)])
    }
  }
  return { sections, layers, entities }
}

const products = productsOf(planned('saw', {}, { model: 'NV 450 Ä中\n0\nEOF' }))
const plan = planOf([itemAt('saw', 1000, 2000), itemAt('saw', 0, 8000, 1, 2)])
const draw = () => writeDxf(plan.hall, placeItems(plan, products), 'Halle 20 × 10 m')

it('is a drawing in millimetres with walls, footprints, working spaces and texts on layers of their own [R2.191]', () => {
  const { sections, layers, entities } = parse(draw())
  expect(sections).toEqual(['HEADER', 'TABLES', 'ENTITIES'])
  expect(layers).toEqual(['WALLS', 'PRODUCTS', 'WORKING_SPACE', 'TEXTS', 'DIMENSIONS'])
  expect(new Set(entities.map((it) => it.layer))).toEqual(new Set(layers))
  const outlines = (layer: string) =>
    entities.filter((it) => it.type === 'POLYLINE' && it.layer === layer).map(({ points }) => points.slice(1))
  expect(outlines('WALLS')).toEqual([
    [
      [0, 10_000],
      [20_000, 10_000],
      [20_000, 0],
      [0, 0],
    ],
  ])
  expect(outlines('PRODUCTS')).toEqual([
    [
      [1000, 8000],
      [3000, 8000],
      [3000, 7000],
      [1000, 7000],
    ],
    [
      [0, 2000],
      [1000, 2000],
      [1000, 0],
      [0, 0],
    ],
  ])
  expect(outlines('WORKING_SPACE')[0]?.[0]).toEqual([200, 8800])
  // The line of the front: below at first, towards the left after a quarter turn.
  expect(entities.filter((it) => it.type === 'LINE').map(({ points }) => points)).toEqual([
    [
      [1000, 7100],
      [3000, 7100],
    ],
    [
      [100, 2000],
      [100, 0],
    ],
  ])
})

it('keeps to the letters of the format, whatever a product is called [R2.191]', () => {
  const dxf = draw()
  expect(dxf).toMatch(/^[\x20-\x7e\r\n]+$/)
  const { entities } = parse(dxf)
  expect(entities.map((it) => it.text)).toContain('1 NV 450 \\U+00C4\\U+4E2D 0 EOF')
  expect(entities.map((it) => it.text)).toContain('Halle 20 \\U+00D7 10 m')
})

it('is taken for a drawing by the form of enquiries [R2.192]', () => {
  expect(fileTypeOf(new TextEncoder().encode(draw()))).toBe('image/vnd.dxf')
})
