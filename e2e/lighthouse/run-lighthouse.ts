import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '../browser.ts'

const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js')
const run = promisify(execFile)

/** Lighthouse is installed when it is wanted, with 90 MB of its own. @throws where it cannot be */
export function installLighthouse(): void {
  if (existsSync(program)) return
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: import.meta.dirname, stdio: 'inherit' })
  if (status !== 0) throw new Error('Lighthouse could not be installed; the lines above say why')
}

/** Scores from 0 to 100, times in ms. */
export type Figures = {
  performance: number
  accessibility: number
  practices: number
  seo: number
  largestPaintMs: number
  blockingMs: number
  shift: number
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>
}

/** Looks at a page as Lighthouse does by itself: a phone, slow 4G simulated. @throws where Lighthouse fails */
export async function runLighthouse(url: string): Promise<Figures> {
  const { executablePath, args, env } = await findBrowser()
  const flags = ['--headless=new', ...args].join(' ')
  const options = [url, '--output=json', '--quiet', `--chrome-flags=${flags}`]
  const { stdout } = await run('node', [program, ...options], {
    env: { ...env, CHROME_PATH: executablePath },
    maxBuffer: 200e6,
  })
  const { categories, audits } = JSON.parse(stdout) as Report
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  }
}

/** The median of each figure. */
export function medianOf(all: readonly Figures[]): Figures {
  const [first] = all
  if (!first) throw new Error('there are no figures')
  const median = (name: keyof Figures) => all.map((it) => it[name]).toSorted((a, b) => a - b)[all.length >> 1]
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, median(name as keyof Figures)]),
  ) as unknown as Figures
}
