import { gauge, writeMetrics } from '@vitrine/platform/metrics/metric'
import { afterEach, expect, it, vi } from 'vitest'
import { addCollector, collectMetrics } from './collectors.ts'
import { countJob } from './job-figures.ts'

afterEach(() => addCollector('broken', () => []))

it('a part of the program that cannot tell its figures is counted and hides no other [R18.85]', async () => {
  addCollector('whole', () => [gauge('vitrine_whole', 'It is.', 1)])
  addCollector('broken', () => Promise.reject(new Error('the database is away')))
  const { metrics, failed } = await collectMetrics()
  expect([failed, metrics.some(({ name }) => name === 'vitrine_whole')]).toEqual([1, true])
})

it('a part of the program that hangs hides no other [R18.85]', async () => {
  vi.useFakeTimers()
  addCollector('whole', () => [gauge('vitrine_whole', 'It is.', 1)])
  addCollector('broken', () => new Promise(() => undefined))
  const collected = collectMetrics()
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  const { metrics, failed } = await collected
  expect([failed, metrics.some(({ name }) => name === 'vitrine_whole')]).toEqual([1, true])
})

it('runs of a job are counted by outcome, and its failure is still one [R18.85]', async () => {
  await countJob('tidy', () => Promise.resolve())
  await expect(countJob('tidy', () => Promise.reject(new Error('no room')))).rejects.toThrow('no room')
  const text = writeMetrics((await collectMetrics()).metrics)
  expect(text).toContain('vitrine_job_runs_total{name="tidy",outcome="succeeded"} 1\n')
  expect(text).toContain('vitrine_job_runs_total{name="tidy",outcome="failed"} 1\n')
  expect(text).toMatch(/vitrine_job_last_success_timestamp_seconds\{name="tidy"\} \d{10}\n/)
})
