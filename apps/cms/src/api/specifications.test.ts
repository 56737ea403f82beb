import { describe, expect, it } from 'vitest'
import { formatNumber, type ParameterDocument, type SpecificationRow, toSpecifications } from './specifications.ts'
import { nameUnit } from '@vitrine/contract/units/unit-names'

const parameter = (id: number, kind: ParameterDocument['kind'], unit: string | null = null): ParameterDocument => ({
  id,
  key: `p-${id}`,
  name: { en: `Parameter ${id}`, ru: `Параметр ${id}` },
  group: 'drive',
  kind,
  unit,
  position: 10 - id,
})
const parameters = new Map(
  [parameter(1, 'number', 'kW'), parameter(2, 'range', 'mm'), parameter(3, 'text'), parameter(4, 'boolean')].map(
    (it) => [it.id, it],
  ),
)
const values = (rows: SpecificationRow[], language: 'en' | 'de' | 'ru' | 'ar' | 'ir') =>
  toSpecifications(rows, parameters, language).map((it) => it.value)

describe('toSpecifications', () => {
  it('writes figures as the language does, in Latin digits [R11.5, R14.10]', () => {
    expect(values([{ parameter: 1, number: 1234.5 }], 'en')).toEqual(['1,234.5'])
    expect(values([{ parameter: 1, number: 1234.5 }], 'de')).toEqual(['1.234,5'])
    expect(values([{ parameter: 1, number: 1234.5 }], 'ar')[0]).toMatch(/^[\d.,٬٫]+$/)
    expect(formatNumber(42, 'ir')).toBe('42')
  })

  it('gives figures in imperial units too, as the language writes them, and none of what both systems share [R2.93]', () => {
    const imperial = (rows: SpecificationRow[], language: 'en' | 'de' | 'ar') =>
      toSpecifications(rows, parameters, language).map((it) => it.imperial)
    expect(imperial([{ parameter: 2, number: 300, max: 6500 }], 'en')).toEqual([{ value: '11.8–255.9', unit: 'in' }])
    expect(imperial([{ parameter: 1, number: 1234.5 }], 'de')).toEqual([{ value: '1.655', unit: 'hp' }])
    expect(imperial([{ parameter: 2, number: 450 }], 'ar')).toEqual([
      { value: expect.stringMatching(/^17[.,٫]72$/), unit: 'بوصة' },
    ])
    expect(
      imperial(
        [
          { parameter: 4, yes: true },
          { parameter: 3, text: { en: '450 mm' } },
        ],
        'en',
      ),
    ).toEqual([undefined, undefined])
  })

  it('writes ranges, texts and yes or no [R11.5]', () => {
    expect(values([{ parameter: 2, number: 300, max: 6500 }], 'en')).toEqual(['300–6,500'])
    expect(values([{ parameter: 3, text: { en: 'servo', ru: 'сервопривод' } }], 'ru')).toEqual(['сервопривод'])
    expect(values([{ parameter: 4, yes: true }], 'en')).toEqual(['Yes'])
  })

  it('keeps the number, its upper end and the unit for comparing [R14.10]', () => {
    expect(toSpecifications([{ parameter: 2, number: 300, max: 6500 }], parameters, 'en')[0]).toMatchObject({
      number: 300,
      max: 6500,
      unit: 'mm',
      group: 'Drive',
    })
  })

  it('orders by parameter and leaves out what has no value or no parameter [R14.10]', () => {
    const rows: SpecificationRow[] = [
      { parameter: 1, number: 5 },
      { parameter: 3 },
      { parameter: 99, number: 1 },
      { parameter: null },
      { parameter: 2, number: 0 },
    ]
    expect(toSpecifications(rows, parameters, 'en').map((it) => [it.key, it.value])).toEqual([
      ['p-2', '0'],
      ['p-1', '5'],
    ])
  })
})

it('names units as the language does, and leaves an unknown one alone [R11.5]', () => {
  expect(nameUnit('pcs', 'tr')).toBe('adet')
  expect(nameUnit('kW', 'ru')).toBe('кВт')
  expect(nameUnit('kW', 'pl')).toBe('kW')
  expect(nameUnit('dioptres', 'ru')).toBe('dioptres')
})

it.each([
  ['ar', 'mm', 'مم'],
  ['ar', 'kW', 'كيلوواط'],
  ['ir', 'mm', 'میلی‌متر'],
  ['ir', 'm/min', 'متر بر دقیقه'],
] as const)('writes units in %s as its prose does: %s is %s [R19.24]', (language, unit, name) => {
  expect(nameUnit(unit, language)).toBe(name)
})
