import { counter, gauge, type Metric } from '@vitrine/platform/metrics/metric'
import { addCollector } from './collectors.ts'

type JobFigures = { succeeded: number; failed: number; succeededAt: number | null }

const jobs = new Map<string, JobFigures>()

/** Does what a job does and counts how it went. @throws what the work throws */
export async function countJob(job: string, work: () => Promise<void>): Promise<void> {
  const figures = figuresOf(job)
  try {
    await work()
    figures.succeeded++
    figures.succeededAt = Date.now()
  } catch (error) {
    figures.failed++
    throw error
  }
}

function figuresOf(job: string): JobFigures {
  const known = jobs.get(job)
  if (known) return known
  const made = { succeeded: 0, failed: 0, succeededAt: null }
  jobs.set(job, made)
  addCollector('jobs', toMetrics)
  return made
}

function toMetrics(): Metric[] {
  const all = [...jobs]
  return [
    counter(
      'vitrine_job_runs_total',
      'Runs of what the program does by itself, by name and outcome.',
      all.flatMap(([job, { succeeded, failed }]) => [
        { labels: { name: job, outcome: 'succeeded' }, value: succeeded },
        { labels: { name: job, outcome: 'failed' }, value: failed },
      ]),
    ),
    gauge(
      'vitrine_job_last_success_timestamp_seconds',
      'When a job last succeeded, in seconds since 1970.',
      all.flatMap(([job, { succeededAt }]) =>
        succeededAt === null ? [] : [{ labels: { name: job }, value: Math.floor(succeededAt / 1000) }],
      ),
    ),
  ]
}
