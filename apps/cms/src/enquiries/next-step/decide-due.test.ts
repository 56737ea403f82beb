import { expect, it } from 'vitest'
import { decideDue } from './decide-due.ts'
import { hourOfDay, today } from './today.ts'

it.each([
  ['2027-03-01T12:00:00.000Z', 'new', 'due'],
  ['2027-02-28T12:00:00.000Z', 'answered', 'overdue'],
  ['2027-03-02T12:00:00.000Z', 'new', null],
  ['2027-02-28T12:00:00.000Z', 'closed', null],
  [null, 'new', null],
])('of a next step on %s of an enquiry that is %s says %s on 1 March [R15.105]', (on, state, due) => {
  expect(decideDue(on, state, '2027-03-01')).toBe(due)
})

it('knows the day and the hour at the desk [R15.105]', () => {
  const moment = new Date('2027-02-28T23:30:00Z')
  expect([today('UTC', moment), hourOfDay('UTC', moment)]).toEqual(['2027-02-28', 23])
  expect([today('Europe/Berlin', moment), hourOfDay('Europe/Berlin', moment)]).toEqual(['2027-03-01', 0])
  expect([today('America/New_York', moment), hourOfDay('America/New_York', moment)]).toEqual(['2027-02-28', 18])
})
