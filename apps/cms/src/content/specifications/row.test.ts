import { expect, it } from 'vitest'
import { offersField, type Parameter, toRowLabel } from './row.ts'

const parameter = (kind: Parameter['kind']): Parameter => ({ id: 1, name: 'Hub', kind, unit: 'mm' })

it('offers the fields of the parameter’s kind, and those that have a value [R14.80]', () => {
  const offered = (kind: Parameter['kind']) =>
    ['number', 'max', 'yes', 'text'].filter((name) => offersField(parameter(kind), name, null))
  expect([offered('number'), offered('range'), offered('text'), offered('boolean')]).toEqual([
    ['number'],
    ['number', 'max'],
    ['text'],
    ['yes'],
  ])
  expect([offersField(parameter('text'), 'number', 0), offersField(undefined, 'text', null)]).toEqual([true, false])
})

it('names a row after its parameter and value [R14.80]', () => {
  const label = (kind: Parameter['kind'], row: object) => toRowLabel(parameter(kind), row, 'de', 'Ja')
  expect([
    label('number', { number: 1.5 }),
    label('range', { number: 20, max: 600 }),
    label('text', { text: 'IP54' }),
    label('boolean', { yes: true }),
    label('number', {}),
  ]).toEqual(['Hub: 1,5 mm', 'Hub: 20 – 600 mm', 'Hub: IP54', 'Hub: Ja', 'Hub'])
})
