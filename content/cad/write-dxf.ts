import { type Dimensions, toBlocks } from './blocks.ts'

/** Between the two views, in mm. */
const GAP = 800
const TEXT_HEIGHT = 90

type Point = readonly [x: number, y: number]

/** Plan and front view of a product with its dimensions, as DXF R12, which every CAD program reads; in mm, drawn at full size. */
export function writeDxf(title: string, dimensions: Dimensions): string {
  const { length, width, height } = dimensions
  const blocks = toBlocks(dimensions)
  const front = height + GAP
  const outlines = blocks.flatMap((it) => [
    ...rectangle('PLAN', [it.x, front + it.y], it.length, it.width),
    ...rectangle('FRONT', [it.x, it.z], it.length, it.height),
  ])
  const texts = [
    text([0, front + width + 3 * TEXT_HEIGHT], `${title}: plan and front view, mm`),
    text([0, front + width + TEXT_HEIGHT], `length ${length}  width ${width}`),
    text([0, -2 * TEXT_HEIGHT], `length ${length}  height ${height}`),
  ]
  const layers = ['PLAN', 'FRONT', 'TEXT'].flatMap((name, index) =>
    pairs([0, 'LAYER'], [2, name], [70, 0], [62, index + 1], [6, 'CONTINUOUS']),
  )
  return [
    ...pairs(
      [0, 'SECTION'],
      [2, 'HEADER'],
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$EXTMIN'],
      [10, 0],
      [20, -3 * TEXT_HEIGHT],
    ),
    ...pairs([9, '$EXTMAX'], [10, length], [20, front + width + 4 * TEXT_HEIGHT], [0, 'ENDSEC']),
    ...pairs([0, 'SECTION'], [2, 'TABLES'], [0, 'TABLE'], [2, 'LAYER'], [70, 3]),
    ...layers,
    ...pairs([0, 'ENDTAB'], [0, 'ENDSEC'], [0, 'SECTION'], [2, 'ENTITIES']),
    ...outlines,
    ...texts.flat(),
    ...pairs([0, 'ENDSEC'], [0, 'EOF']),
    '',
  ].join('\r\n')
}

/** A DXF file is lines in pairs: what a value means, and the value. */
const pairs = (...given: readonly (readonly [code: number, value: string | number])[]): string[] =>
  given.flatMap(([code, value]) => [String(code).padStart(3), String(value)])

function rectangle(layer: string, [x, y]: Point, length: number, height: number): string[] {
  const corners: Point[] = [
    [x, y],
    [x + length, y],
    [x + length, y + height],
    [x, y + height],
  ]
  return corners.flatMap(([fromX, fromY], at) => {
    const [toX, toY] = corners[(at + 1) % corners.length] ?? [x, y]
    return pairs([0, 'LINE'], [8, layer], [10, fromX], [20, fromY], [11, toX], [21, toY])
  })
}

const text = ([x, y]: Point, words: string): string[] =>
  pairs([0, 'TEXT'], [8, 'TEXT'], [10, x], [20, y], [40, TEXT_HEIGHT], [1, words])
