import { type Block, type Dimensions, toBlocks } from './blocks.ts'

type Add = (entity: string) => string

/** The space that a product takes as solids: STEP AP214 (ISO 10303-21), in mm. @param made a date-time in UTC */
export function writeStep(title: string, dimensions: Dimensions, made: string): string {
  const lines: string[] = []
  const add: Add = (entity) => {
    lines.push(`#${lines.length + 1}=${entity};`)
    return `#${lines.length}`
  }
  const application = add(`APPLICATION_CONTEXT('core data for automotive mechanical design processes')`)
  add(`APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`)
  const productContext = add(`PRODUCT_CONTEXT('',${application},'mechanical')`)
  const product = add(`PRODUCT('${quote(title)}','${quote(title)}','',(${productContext}))`)
  add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part','',(${product}))`)
  const formation = add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
  const definitionContext = add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
  const definition = add(`PRODUCT_DEFINITION('design','',${formation},${definitionContext})`)
  const shape = add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
  const context = addUnits(add)
  const placement = addPlacement(add, [0, 0, 0], [0, 0, 1], [1, 0, 0])
  const solids = toBlocks(dimensions).map((block) => addSolid(add, block))
  const representation = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('',(${[placement, ...solids].join(',')}),${context})`)
  add(`SHAPE_DEFINITION_REPRESENTATION(${shape},${representation})`)
  return [
    'ISO-10303-21;',
    'HEADER;',
    `FILE_DESCRIPTION(('${quote(title)}'),'2;1');`,
    `FILE_NAME('${quote(title)}','${made}',('Norvane'),('Norvane Maschinenbau GmbH'),'','','');`,
    `FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));`,
    'ENDSEC;',
    'DATA;',
    ...lines,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n')
}

const quote = (text: string) => text.replaceAll("'", "''").replaceAll(/[^\x20-\x7e]/g, '?')
const real = (number: number) => `${number}.`
type Vector = readonly [number, number, number]

function addUnits(add: Add): string {
  const millimetre = add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
  const radian = add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
  const steradian = add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
  const uncertainty = add(
    `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-3),${millimetre},'distance_accuracy_value','')`,
  )
  return add(
    `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${uncertainty}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${millimetre},${radian},${steradian}))REPRESENTATION_CONTEXT('',''))`,
  )
}

const addPoint = (add: Add, at: Vector) => add(`CARTESIAN_POINT('',(${at.map(real).join(',')}))`)
const addDirection = (add: Add, to: Vector) => add(`DIRECTION('',(${to.map(real).join(',')}))`)
const addPlacement = (add: Add, at: Vector, axis: Vector, across: Vector) =>
  add(`AXIS2_PLACEMENT_3D('',${addPoint(add, at)},${addDirection(add, axis)},${addDirection(add, across)})`)

/** Each face by its corners, counter-clockwise from outside, with the directions of its normal and of its first side. Corners are numbered x + 2y + 4z. */
const faces: readonly { corners: readonly number[]; normal: Vector; across: Vector }[] = [
  { corners: [0, 2, 3, 1], normal: [0, 0, -1], across: [0, 1, 0] },
  { corners: [4, 5, 7, 6], normal: [0, 0, 1], across: [1, 0, 0] },
  { corners: [0, 1, 5, 4], normal: [0, -1, 0], across: [1, 0, 0] },
  { corners: [2, 6, 7, 3], normal: [0, 1, 0], across: [0, 0, 1] },
  { corners: [0, 4, 6, 2], normal: [-1, 0, 0], across: [0, 0, 1] },
  { corners: [1, 3, 7, 5], normal: [1, 0, 0], across: [0, 1, 0] },
]

/** A cuboid of six plane faces that share their twelve edges. */
function addSolid(add: Add, { x, y, z, length, width, height }: Block): string {
  const corners = Array.from({ length: 8 }, (_, at): Vector => [
    x + (at & 1) * length,
    y + ((at >> 1) & 1) * width,
    z + (at >> 2) * height,
  ])
  const vertices = corners.map((it) => add(`VERTEX_POINT('',${addPoint(add, it)})`))
  const edges = new Map<string, string>()
  const edgeOf = (from: number, to: number) => {
    const [low, high] = from < to ? [from, to] : [to, from]
    const known = edges.get(`${low} ${high}`)
    if (known) return known
    const start = corners[low] ?? [0, 0, 0]
    const along = (corners[high] ?? start).map((it, axis) => Math.sign(it - (start[axis] ?? 0)))
    const vector = add(`VECTOR('',${addDirection(add, along as unknown as Vector)},1.)`)
    const line = add(`LINE('',${addPoint(add, start)},${vector})`)
    const edge = add(`EDGE_CURVE('',${vertices[low]},${vertices[high]},${line},.T.)`)
    edges.set(`${low} ${high}`, edge)
    return edge
  }
  const made = faces.map(({ corners: around, normal, across }) => {
    const oriented = around.map((from, at) => {
      const to = around[(at + 1) % around.length] ?? from
      return add(`ORIENTED_EDGE('',*,*,${edgeOf(from, to)},${from < to ? '.T.' : '.F.'})`)
    })
    const bound = add(`FACE_OUTER_BOUND('',${add(`EDGE_LOOP('',(${oriented.join(',')}))`)},.T.)`)
    const plane = add(`PLANE('',${addPlacement(add, corners[around[0] ?? 0] ?? [0, 0, 0], normal, across)})`)
    return add(`ADVANCED_FACE('',(${bound}),${plane},.T.)`)
  })
  return add(`MANIFOLD_SOLID_BREP('',${add(`CLOSED_SHELL('',(${made.join(',')}))`)})`)
}
