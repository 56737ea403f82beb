import { expect, it } from 'vitest'
import { toMomentInZone, toWallTime } from './zoned-time.ts'

const inBerlin = (wall: string) => toMomentInZone(wall, 'Europe/Berlin')?.toISOString() ?? null

it('takes a time as the clocks of the zone show it, in winter and in summer [R14.126]', () => {
  expect(inBerlin('2026-01-15T09:30')).toBe('2026-01-15T08:30:00.000Z')
  expect(inBerlin('2026-07-15T09:30')).toBe('2026-07-15T07:30:00.000Z')
  expect(toMomentInZone('2026-07-15T09:30', 'Asia/Kolkata')?.toISOString()).toBe('2026-07-15T04:00:00.000Z')
  expect(toMomentInZone('2026-01-01T00:15', 'Pacific/Kiritimati')?.toISOString()).toBe('2025-12-31T10:15:00.000Z')
})

it('refuses an hour that is left out, and takes the first of one that comes twice [R14.126]', () => {
  expect(inBerlin('2026-03-29T02:30')).toBeNull()
  expect(inBerlin('2026-03-29T03:00')).toBe('2026-03-29T01:00:00.000Z')
  expect(inBerlin('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
  expect(inBerlin('2026-10-25T03:00')).toBe('2026-10-25T02:00:00.000Z')
})

it('refuses what is no time [R14.126]', () => {
  for (const wall of ['', 'tomorrow', '2026-02-30T10:00', '2026-01-01T25:00', '2026-01-01'])
    expect(inBerlin(wall)).toBeNull()
})

it('gives back what the clocks show', () => {
  for (const zone of ['UTC', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'])
    for (let day = 1; day <= 360; day += 3) {
      const wall = toWallTime(new Date(Date.UTC(2026, 0, day, 12, 7)), zone)
      expect(toWallTime(toMomentInZone(wall, zone) ?? new Date(0), zone)).toBe(wall)
    }
})
