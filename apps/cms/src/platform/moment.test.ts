import { expect, it } from 'vitest'
import { toMoment } from './moment.ts'

it('writes a moment in the reader’s language and time zone, which it names [R15.85, R11.5]', () => {
  const iso = '2027-03-01T11:00:00.000Z'
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(
    [toMoment(iso, 'en'), toMoment(iso, 'de', 'Europe/Vienna'), toMoment(iso, 'en', 'Asia/Kolkata')].map(plain),
  ).toEqual(['Mar 1, 2027, 11:00 AM UTC', '1. März 2027, 12:00 GMT+1', 'Mar 1, 2027, 4:30 PM GMT+5:30'])
  expect(toMoment(iso, 'ar', 'Asia/Riyadh')).toMatch(/1 مارس 2027.*2:00.*\+3/)
})
