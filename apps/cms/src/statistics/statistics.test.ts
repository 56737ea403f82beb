import { describe, expect, it } from 'vitest'
import { adminLanguages } from '../platform/admin-languages.ts'
import { toSpeed } from './percentile.ts'
import { lastDays, readPeriod } from './period.ts'
import { createFormats } from './screen/formats.ts'
import { statisticsTexts } from './statistics-texts.ts'
import { toColumns } from './to-columns.ts'

const now = Date.parse('2027-03-10T12:00:00Z')

describe('a period', () => {
  it('is what the address asks for, and compared with as many days before [R15.167]', () => {
    const asked = { from: '2027-03-04', until: '2027-03-10' }
    expect(readPeriod(asked, now)).toEqual({ ...asked, beforeFrom: '2027-02-25' })
    expect(lastDays(7, now)).toEqual(asked)
  })

  it.each([
    [{}, '2027-02-11', '2027-03-10'],
    [{ from: '10.3.2027', until: ['x'] }, '2027-02-11', '2027-03-10'],
    [{ from: '2027-02-31' }, '2027-02-11', '2027-03-10'],
    [{ from: '2027-03-10', until: '2027-03-01' }, '2027-03-01', '2027-03-01'],
    [{ from: '1000-01-01' }, '2024-12-31', '2027-03-10'],
  ])('of nonsense is one that makes sense: %j [R15.167]', (query, from, until) => {
    expect(readPeriod(query, now)).toMatchObject({ from, until })
  })
})

describe('columns', () => {
  it('are days where there are few, those without a visit too, beside the time before [R15.167]', () => {
    const days = new Map([
      ['2027-03-08', 4],
      ['2027-03-05', 2],
    ])
    expect(toColumns(days, readPeriod({ from: '2027-03-08', until: '2027-03-10' }))).toEqual([
      { day: '2027-03-08', visits: 4, before: 2 },
      { day: '2027-03-09', visits: 0, before: 0 },
      { day: '2027-03-10', visits: 0, before: 0 },
    ])
  })

  it('are weeks from Monday on where there are many days [R15.167]', () => {
    const columns = toColumns(
      new Map([
        ['2027-03-08', 4],
        ['2027-03-14', 3],
      ]),
      readPeriod({ from: '2026-11-01', until: '2027-03-14' }),
    )
    expect(columns.at(-1)).toEqual({ day: '2027-03-08', visits: 7, before: 0 })
    expect(columns).toHaveLength(20)
  })
})

describe('the third quarter of times', () => {
  it.each([
    [[[500, 4]], { ms: 375, isMore: false, good: 1, count: 4 }],
    [
      [
        [2500, 3],
        [500, 1],
      ],
      { ms: 1833, isMore: false, good: 1, count: 4 },
    ],
    [
      [
        [500, 1],
        [Infinity, 1],
      ],
      { ms: 500, isMore: true, good: 0.5, count: 2 },
    ],
  ])('of %j [R15.163]', (steps, speed) => {
    const found = toSpeed(new Map(steps as [number, number][]), 2500)
    expect(found && { ...found, ms: Math.round(found.ms) }).toEqual(speed)
  })

  it('of nothing is none [R15.163]', () => {
    expect(toSpeed(new Map(), 2500)).toBeNull()
  })
})

describe('the texts', () => {
  const english = statisticsTexts('en')
  /** Words that both languages write alike. */
  const alike = new Set(['Pages', 'Device', 'Computer', 'Machine', 'Visits', 'Home', 'Language', 'Period', 'Articles'])
  const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? []

  it.each(Object.keys(adminLanguages))(
    'are all there in %s, with the placeholders of English [R15.167]',
    (language) => {
      for (const [key, text] of Object.entries(statisticsTexts(language))) {
        const source = english[key as keyof typeof english]
        expect([key, placeholders(text)]).toEqual([key, placeholders(source)])
        if (language !== 'en' && !alike.has(source)) expect([key, text]).not.toEqual([key, source])
      }
    },
  )

  it('write figures as the reader does [R15.167]', () => {
    const [german, arabic] = [createFormats('de'), createFormats('ar')]
    expect(german.whole(12_345)).toBe('12.345')
    expect(german.change({ count: 110, before: 100 })).toMatch(/^\+10\s%$/)
    expect(german.change({ count: 1, before: 0 })).toBe('')
    expect(german.lcp({ ms: 10_000, isMore: true, good: 0, count: 1 })).toMatch(/^> 10 Sek/)
    expect(arabic.whole(12_345)).toBe('12,345')
  })
})
