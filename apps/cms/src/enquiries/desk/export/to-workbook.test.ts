import { expect, it } from 'vitest'
import type { Enquiry } from '../../../payload-types.ts'
import { exampleSaw } from '../../../testing/example-order.ts'
import { deskTexts } from '../desk-texts.ts'
import { toRows, toTextRows } from './to-rows.ts'
import { toCell } from './to-workbook.ts'

const enquiry = {
  number: 'NV-2027-000001',
  createdAt: '2027-03-01T11:00:00.000Z',
  state: 'in-progress',
  kind: 'order',
  fullName: '=1+1',
  phone: '4930123456',
  country: 'Polska',
  countryCode: 'PL',
  language: 'cn',
  basket: [exampleSaw, { ...exampleSaw, cnt: 3 }],
} as unknown as Enquiry

/** By the names of the columns. */
function exported(language: string) {
  const [names = [], row = []] = toRows([enquiry], { texts: deskTexts(language), language })
  return Object.fromEntries(names.map((name, index) => [String(name), row[index] ?? '']))
}

it('has moments and numbers as Excel counts them, telephone numbers and formulas as text [R15.5, R15.87]', () => {
  const row = exported('en')
  const cells = ['Received (UTC)', 'Quantity', 'Phone', 'Number', 'Name'].map((name) => toCell(row[name] ?? ''))
  expect(cells).toEqual([
    { value: new Date('2027-03-01T11:00:00.000Z'), type: Date, format: 'yyyy-mm-dd hh:mm' },
    { value: 5, type: Number },
    { value: '4930123456', type: String },
    { value: 'NV-2027-000001', type: String },
    { value: "'=1+1", type: String },
  ])
})

it('is in the operator’s language [R15.80]', () => {
  expect(exported('de')).toMatchObject({
    Status: 'In Arbeit',
    Art: 'Bestellanfrage',
    Sprache: 'Chinesisch (vereinfacht)',
    Ländercode: 'PL',
  })
})

it('writes moments as text where there is text only [R15.87]', () => {
  expect(toTextRows([[new Date('2027-03-01T11:00:00.000Z'), 5, 'a']])).toEqual([['2027-03-01 11:00:00', '5', 'a']])
})
