import { expect, it } from 'vitest'
import { momentOf, nameOf, toBackups } from './backup-store.ts'
import { decideOutdated } from './kept-backups.ts'

const HOUR_MS = 60 * 60 * 1000
const at = (iso: string) => ({ madeAt: new Date(iso) })
const daysKept = (backups: readonly { madeAt: Date }[]) => {
  const outdated = new Set(decideOutdated(backups))
  return backups.filter((it) => !outdated.has(it)).map(({ madeAt }) => madeAt.toISOString().slice(0, 13))
}

it('keeps the last of 7 days, 4 weeks and 12 months [R18.44]', () => {
  const start = Date.parse('2025-01-01T03:00:00Z')
  // Twice a day for two years, until Thursday, 31 December 2026.
  const backups = Array.from({ length: 2 * 730 }, (_, index) => ({ madeAt: new Date(start + index * 12 * HOUR_MS) }))
  const ends = ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31', '11-30']
  const sundays = ['12-13', '12-20']
  const days = ['12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31']
  expect(daysKept(backups)).toEqual([...ends, ...sundays, ...days].map((day) => `2026-${day}T15`))
})

it('keeps what there is where none was made for long [R18.44]', () => {
  expect(decideOutdated([at('2020-05-01T00:00:00Z'), at('2019-01-01T00:00:00Z')])).toEqual([])
  expect(daysKept([at('2020-05-01T01:00:00Z'), at('2020-05-01T02:00:00Z')])).toEqual(['2020-05-01T02'])
})

it('touches nothing of another name [R18.44]', () => {
  const madeAt = new Date('2026-11-23T08:54:00.123Z')
  expect(nameOf(madeAt)).toBe('vitrine-2026-11-23T08-54-00-123Z.tar.zst')
  expect(momentOf(nameOf(madeAt))).toEqual(madeAt)
  const names = ['vitrine.tar.zst', `${nameOf(madeAt)}.unfinished`, `../${nameOf(madeAt)}`, nameOf(madeAt)]
  expect(toBackups(names.map((name) => ({ name, size: 1 })))).toEqual([{ name: nameOf(madeAt), size: 1, madeAt }])
})
