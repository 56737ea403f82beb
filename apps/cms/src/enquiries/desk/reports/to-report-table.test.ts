import { expect, it } from 'vitest'
import { deskTexts } from '../desk-texts.ts'
import { readReportQuery } from './groups.ts'
import { toReportCells } from './to-report-table.ts'

const row = {
  key: '2027-03-01',
  name: '1 Mar 2027',
  enquiries: 3,
  answered: 2,
  won: 1,
  lost: 0,
  hoursToAnswer: 4.26,
  hoursToClose: null,
}

it('a sheet has dates and numbers as such, and nothing where nothing is known [R15.124]', () => {
  const [heading, line] = toReportCells('week', [row], deskTexts('de'))
  expect(heading).toEqual([
    'Woche',
    'Anfragen',
    'Beantwortet',
    'Stunden bis zur ersten Antwort (Median)',
    'Stunden bis zum Schließen (Median)',
    'Gewonnen',
    'Verloren',
  ])
  expect(line).toEqual([new Date('2027-03-01'), 3, 2, 4.3, '', 1, 0])
  expect(toReportCells('country', [{ ...row, name: 'Polen' }], deskTexts('de'))[1]?.[0]).toBe('Polen')
})

it('an address that says nothing, or nonsense, means half a year by weeks [R15.123]', () => {
  const now = new Date('2027-03-01T12:00:00Z')
  const usual = { by: 'week', from: '2026-08-31', until: '2027-03-01' }
  expect(readReportQuery({}, now)).toEqual(usual)
  expect(readReportQuery({ by: 'x', from: '1; DROP', until: '2027-99-99' }, now)).toEqual(usual)
  expect(readReportQuery({ by: 'person', from: '2027-01-01', until: '2027-01-31' }, now)).toEqual({
    by: 'person',
    from: '2027-01-01',
    until: '2027-01-31',
  })
})
