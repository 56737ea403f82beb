import { describe, expect, it } from 'vitest'
import { writeDxf } from './write-dxf.ts'
import { writeStep } from './write-step.ts'

const dimensions = { length: 5750, width: 1480, height: 1620, workingHeight: 920 }

describe('the outline as DXF', () => {
  const lines = writeDxf('NV 450', dimensions).split('\r\n')
  const pairs = Array.from(
    { length: (lines.length - 1) / 2 },
    (_, at) => [Number(lines[2 * at]), lines[2 * at + 1]] as const,
  )

  it('is pairs of a code and a value, with every section closed, to its end [R14.216]', () => {
    expect(lines.length % 2).toBe(1)
    expect(pairs.every(([code]) => Number.isInteger(code))).toBe(true)
    const marks = pairs.filter(([code, value]) => code === 0 && /^(SECTION|ENDSEC|TABLE|ENDTAB|EOF)$/.test(value ?? ''))
    expect(marks.map(([, value]) => value).join(' ')).toBe(
      'SECTION ENDSEC SECTION TABLE ENDTAB ENDSEC SECTION ENDSEC EOF',
    )
  })

  it('draws plan and front in the true size [R14.216]', () => {
    const sizeOf = (layer: string) => {
      const at = pairs.flatMap(([code, value], index) => (code === 8 && value === layer ? [index] : []))
      const numbers = (code: number) =>
        at.flatMap((index) =>
          pairs
            .slice(index, index + 5)
            .filter(([it]) => it === code)
            .map(([, value]) => Number(value)),
        )
      const extent = (codes: number[]) => Math.max(...codes.flatMap(numbers)) - Math.min(...codes.flatMap(numbers))
      return [extent([10, 11]), extent([20, 21])]
    }
    expect([sizeOf('PLAN'), sizeOf('FRONT')]).toEqual([
      [5750, 1480],
      [5750, 1620],
    ])
  })
})

describe('the solids as STEP', () => {
  const text = writeStep("NV 450's", dimensions, '2026-11-01T09:00:00')
  const entities = new Map(
    [...text.matchAll(/^#(\d+)=(.*);$/gm)].map(([, number, entity]) => [Number(number), entity ?? '']),
  )
  const all = (name: string) => [...entities.values()].filter((it) => it.startsWith(`${name}(`))

  it('has a header, and names nothing that is not there or comes later than it is named [R14.216]', () => {
    expect(text).toMatch(
      /^ISO-10303-21;\nHEADER;[\s\S]*FILE_SCHEMA\(\('AUTOMOTIVE_DESIGN[\s\S]*ENDSEC;\nDATA;[\s\S]*END-ISO-10303-21;\n$/,
    )
    for (const [number, entity] of entities)
      for (const [, named] of entity.replaceAll(/'[^']*'/g, '').matchAll(/#(\d+)/g))
        expect(Number(named)).toBeLessThan(number)
  })

  it('is two closed cuboids: every edge bounds two faces, once in each direction [R14.216]', () => {
    expect(
      [all('MANIFOLD_SOLID_BREP'), all('ADVANCED_FACE'), all('EDGE_CURVE'), all('VERTEX_POINT')].map((it) => it.length),
    ).toEqual([2, 12, 24, 16])
    const uses = new Map<string, string[]>()
    for (const it of all('ORIENTED_EDGE')) {
      const [, edge = '', direction = ''] = /(#\d+),(\.[TF]\.)\)$/.exec(it) ?? []
      uses.set(edge, [...(uses.get(edge) ?? []), direction])
    }
    expect([...uses.values()].map((it) => it.toSorted().join())).toEqual(Array.from({ length: 24 }, () => '.F.,.T.'))
  })

  it('reaches as far as the product, in mm [R14.216]', () => {
    const points = all('CARTESIAN_POINT').map((it) => (it.match(/-?\d+\.(?=[,)])/g) ?? []).map(Number))
    expect([0, 1, 2].map((axis) => Math.max(...points.map((it) => it[axis] ?? 0)))).toEqual([5750, 1480, 1620])
    expect(text).toContain('SI_UNIT(.MILLI.,.METRE.)')
  })
})
