import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { localSiteUrl, ports } from '../test-instance.ts'

const cmsUrl = `http://127.0.0.1:${ports.cms}`
const deploy = (path: string) => readFileSync(fileURLToPath(new URL(`../../deploy/${path}`, import.meta.url)), 'utf8')
const textOf = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).text()

/** The metrics that a text names in its queries. */
function namesIn(text: string): string[] {
  const names = text.match(/\b(?:vitrine|process|nodejs)_[a-z0-9_]+/g) ?? []
  return [...new Set(names)].map((name) => name.replace(/^(vitrine_http_request_duration_seconds)_\w+$/, '$1'))
}

test('every metric that the dashboard and the alert rules ask for is one that a running program gives [R18.85, R18.87]', async () => {
  const texts = [await textOf(`${localSiteUrl}/metrics`), await textOf(`${localSiteUrl}/metrics/cms`)]
  const given = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name))
  // Each has a sentence that says what it is.
  for (const text of texts) expect(text.match(/^# HELP \S+ .+\.$/gm)?.length).toBe(text.match(/^# TYPE /gm)?.length)
  for (const file of ['grafana/vitrine.json', 'prometheus/alerts.yaml']) {
    const asked = namesIn(deploy(file))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((name) => !given.includes(name), file)).toEqual([])
  }
})

test('the figures of both programs are for this machine alone [R18.86, R13.10]', async () => {
  for (const url of [`${localSiteUrl}/metrics`, `${localSiteUrl}/metrics/cms`, `${cmsUrl}/metrics`]) {
    const statusOf = async (headers = {}) => (await fetch(url, { headers })).status
    expect([await statusOf(), await statusOf({ 'x-forwarded-for': '198.51.100.7' })]).toEqual([200, 404])
  }
  expect(await textOf(`${localSiteUrl}/metrics/cms`)).toContain('vitrine_messages_waiting{kind="operator"}')
})

test('a request has one id in the site and in the cms, which comes back with the answer [R18.82]', async () => {
  // Where no proxy is trusted the site chooses it (R18.107); what the cms answers as well has it once.
  for (const path of ['/admin/login', '/api/main/reviews/?page=1&limit=7', '/cms-api/users/me', '/no/such/page'])
    expect([path, (await fetch(localSiteUrl + path)).headers.get('x-request-id')]).toEqual([
      path,
      expect.stringMatching(/^[0-9a-f-]{36}$/),
    ])
  const id = 'edge_0123456789'
  const asked = await fetch(`${cmsUrl}/admin/login`, { headers: { 'x-request-id': id } })
  expect(asked.headers.get('x-request-id')).toBe(id)
  // The cms names a call of the content API by its route, so the context has come through Next.
  expect(await textOf(`${cmsUrl}/metrics`)).toContain('vitrine_http_requests_total{route="getRevision",status="2xx"}')
})

test('without an endpoint nothing of the export of traces is loaded [R18.90]', () => {
  const program = readFileSync(fileURLToPath(new URL('../../apps/site/build/server/index.js', import.meta.url)), 'utf8')
  expect(program).not.toContain('/v1/traces')
})
