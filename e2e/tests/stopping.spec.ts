import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ownDatabase } from '../own-database.ts'
import { isRunning, WholeStart } from '../whole-start.ts'
import { portFor } from '../test-instance.ts'

const ports = { PORT: String(portFor(0)), CMS_PORT: String(portFor(1)) }
const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-stopping-'))
const settings = { ...ports, DATA_DIR, SEED: 'none', SMTP_URL: '', ...(await ownDatabase()) }
const started: WholeStart[] = []

function start(other: Record<string, string> = {}) {
  const it = new WholeStart({ ...settings, ...other })
  started.push(it)
  return it
}

test.afterAll(() => {
  for (const it of started) it.end()
  rmSync(DATA_DIR, { recursive: true, force: true })
})

test('a start is the only one on its data, outlives signals to its programs, is found again after SIGKILL and ends with 0 and nothing left; its log is JSON [R18.5, R18.6, R18.12, R18.80]', async () => {
  test.setTimeout(300_000)
  const first = start()
  await first.isReady()

  await test.step('a second start on the same data says so and does nothing', async () => {
    const second = start({ PORT: String(portFor(2)), CMS_PORT: String(portFor(3)) })
    expect(await second.exitCode()).toBe(1)
    expect(second.output).toContain(
      `already running on ${DATA_DIR}: process ${first.pidOf('supervisor')}, ${first.url}`,
    )
    expect(second.output).not.toContain('preparing the database')
    expect(await first.statusOf('/readyz')).toBe(200)
  })

  for (const program of ['site', 'cms'] as const)
    await test.step(`the ${program} ends with 0 at SIGTERM and is started again`, async () => {
      const pid = first.pidOf(program)
      process.kill(pid, 'SIGTERM')
      const ended = new RegExp(`vitrine: ${program} ended \\(exit code 0\\)`)
      // It finishes what is in flight.
      await expect.poll(() => first.output, { timeout: 30_000 }).toMatch(ended)
      await expect.poll(() => first.pidOf(program), { timeout: 30_000 }).toBeGreaterThan(0)
      expect(first.pidOf(program)).not.toBe(pid)
      await first.isReady()
    })

  await test.step('what the supervisor and its programs have said since is a line of JSON each', () => {
    const lines = first.output.split('\n').filter((line) => line.startsWith('{'))
    const programs = lines.map((line) => (JSON.parse(line) as { program: string }).program)
    expect([...new Set(programs)].toSorted()).toEqual(['cms', 'site', 'supervisor'])
    expect(first.output).toMatch(/"level":"error","program":"supervisor","msg":"vitrine: site ended/)
  })

  await test.step('the programs of a killed supervisor end, and the next start takes over', async () => {
    const programs = [first.pidOf('site'), first.pidOf('cms')]
    expect(programs).not.toContain(0)
    process.kill(first.pidOf('supervisor'), 'SIGKILL')
    const next = start()
    expect(await first.exitCode()).toBe(1)
    await expect.poll(() => programs.some(isRunning)).toBe(false)
    await next.isReady()
    expect(next.output).not.toContain('restarting it')
  })

  await test.step('SIGTERM to npm finishes what is in flight, ends with 0 and leaves nothing', async () => {
    const last = started.at(-1)!
    const processes = last.processes()
    expect(processes.length).toBeGreaterThanOrEqual(4)
    const answer = await sendHalf(last.url)
    last.signal('SIGTERM')
    await expect.poll(() => last.statusOf('/healthz')).toBe(0)
    expect(await answer.sendRest()).toBe(201)
    expect(await last.exitCode()).toBe(0)
    expect(processes.filter(({ pid }) => isRunning(pid))).toEqual([])
  })
})

/** A contact request of which half has been sent: the site waits for the rest. */
async function sendHalf(url: string) {
  const body = JSON.stringify({
    full_name: 'Ann Visitor',
    phone: '+4912345678',
    email: 'ann@visitors.example',
    company_name: 'Fenster GmbH',
    country: 'DE',
    message: 'Half of this is sent before the end.',
    language: 'en',
    action_location: 'popup',
  })
  const post = request(`${url}/api/contactme/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
      'accept-language': 'en',
    },
  })
  const half = Math.floor(body.length / 2)
  await new Promise((resolve) => post.write(body.slice(0, half), resolve))
  return {
    async sendRest() {
      post.end(body.slice(half))
      const [response] = (await once(post, 'response')) as [IncomingMessage]
      response.resume()
      return response.statusCode
    },
  }
}
