import { expect, it } from 'vitest'
import { isDay } from './is-day.ts'
import { toListQuery } from './find/to-list-query.ts'
import { readReportQuery } from './reports/groups.ts'

it('a day that a database could not read is none: for reports the usual one counts, in a search it is left out [R15.187]', () => {
  for (const wrong of [
    '2027-02-31',
    '2027-13-01',
    '9999-12-31',
    '12027-01-01',
    '0001-01-01',
    'x',
    '',
    null,
    ['2027-01-01'],
  ]) {
    expect([wrong, isDay(wrong)]).toEqual([wrong, false])
    expect(readReportQuery({ from: wrong, until: wrong }, new Date('2027-07-01T12:00:00.000Z'))).toEqual({
      by: 'week',
      from: '2026-12-31',
      until: '2027-07-01',
    })
    if (typeof wrong === 'string') expect(String(toListQuery({ from: wrong, until: wrong }))).toBe('')
  }
  expect([isDay('2028-02-29'), isDay('2999-12-31')]).toEqual([true, true])
})
