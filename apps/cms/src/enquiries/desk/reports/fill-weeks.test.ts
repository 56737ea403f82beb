import { expect, it } from 'vitest'
import { fillWeeks } from './fill-weeks.ts'

it('weeks begin on Monday and none is left out, over the end of a year too [R15.123]', () => {
  const bar = { id: '2027-01-04', name: '4 Jan 2027', enquiries: 2, won: 1, lost: 0 }
  const weeks = fillWeeks([bar], '2026-12-27', '2027-01-10', 'de')
  expect(weeks.map(({ id, name, enquiries }) => [id, name, enquiries])).toEqual([
    ['2026-12-21', '21.12.2026', 0],
    ['2026-12-28', '28.12.2026', 0],
    ['2027-01-04', '4 Jan 2027', 2],
  ])
  expect(fillWeeks([bar], '1900-01-01', '2027-01-10', 'de')).toEqual([bar])
})
