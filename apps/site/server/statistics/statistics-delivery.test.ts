import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StatisticsBatch } from '@vitrine/contract/statistics-api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StatisticsDelivery } from './statistics-delivery.ts'
import { ViewSums } from './view-sums.ts'

let folder = ''
let sums: ViewSums
const send = vi.fn<(batch: StatisticsBatch) => Promise<number>>()
const open = () => new StatisticsDelivery(sums, folder, send)
const waiting = () => {
  try {
    return readdirSync(join(folder, 'statistics'))
  } catch {
    return []
  }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'statistics-'))
  sums = new ViewSums()
  send.mockReset().mockResolvedValue(200)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

it('hands over sums, and nothing where nothing was counted [R15.165]', async () => {
  const delivery = open()
  await delivery.deliver()
  expect(send).not.toHaveBeenCalled()
  sums.add(
    [
      ['view', '/'],
      ['view', '/'],
      ['visit', 'de AT'],
    ],
    new Date('2027-03-01T23:59:00Z'),
  )
  sums.add([['view', '/']], new Date('2027-03-02T00:01:00Z'))
  await delivery.deliver()
  expect(send.mock.calls[0]?.[0].counts).toEqual([
    { day: '2027-03-01', dimension: 'view', value: '/', count: 2 },
    { day: '2027-03-01', dimension: 'visit', value: 'de AT', count: 1 },
    { day: '2027-03-02', dimension: 'view', value: '/', count: 1 },
  ])
  expect(waiting()).toEqual([])
})

it('keeps what the back office has not taken, under the same id, for the next time and the next start [R15.165]', async () => {
  send.mockRejectedValueOnce(new Error('refused')).mockResolvedValueOnce(503)
  sums.add([['view', '/']])
  const delivery = open()
  await delivery.deliver()
  await delivery.stop()
  expect(waiting()).toHaveLength(1)
  await open().deliver()
  const ids = send.mock.calls.map(([{ id }]) => id)
  expect(ids).toHaveLength(3)
  expect(new Set(ids).size).toBe(1)
  expect(waiting()).toEqual([])
})

it('is on the disk before it stops, though the back office says nothing [R15.165]', async () => {
  send.mockReturnValue(new Promise(() => {}))
  const delivery = open()
  sums.add([['view', '/']])
  void delivery.deliver()
  await vi.waitFor(() => expect(send).toHaveBeenCalled())
  sums.add([['view', '/about']])
  await delivery.stop()
  expect(waiting()).toHaveLength(2)
})

it('keeps no more than an hour of files, then adds up in memory, and loses nothing of it [R15.165]', async () => {
  send.mockRejectedValue(new Error('refused'))
  const delivery = open()
  for (let minute = 0; minute < 100; minute++) {
    sums.add([['view', '/']])
    await delivery.deliver()
  }
  expect(waiting()).toHaveLength(60)
  send.mockReset().mockResolvedValue(200)
  await delivery.deliver()
  await delivery.deliver()
  const told = send.mock.calls.flatMap(([{ counts }]) => counts).reduce((sum, { count }) => sum + count, 0)
  expect(told).toBe(100)
})

it('gives up what is no batch, and what the back office will never take [R15.165]', async () => {
  sums.add([['view', '/']])
  send.mockResolvedValue(400)
  await open().deliver()
  writeFileSync(join(folder, 'statistics', 'broken.json'), '{')
  await open().deliver()
  expect(waiting()).toEqual([])
})

it('is bounded, whatever is counted: what is beyond counts without its value [R15.164]', () => {
  for (let at = 0; at < 3000; at++) sums.add([['search', `words ${at}`]])
  const counts = sums.takeBatch()?.counts ?? []
  expect(counts.length).toBeLessThanOrEqual(501)
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(3000)
})
