import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { logIn } from '../back-office.ts'
import { isFlawless, toLines } from '../chaos/report.ts'
import { runChaos } from '../chaos/chaos.ts'
import { SpanReceiver } from '../span-receiver.ts'
import { portFor } from '../test-instance.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-chaos-'))
const receiver = new SpanReceiver()
test.afterAll(() => {
  receiver.close()
  rmSync(dataDir, { recursive: true, force: true })
})

test('every acknowledged enquiry is stored once and mailed once while programs are killed and the mail server goes away, beside another product, and no log has anything of it; traces go from the site to the cms [R10.19, R18.4, R18.84, R18.90, R18.91]', async ({
  request,
}) => {
  test.setTimeout(360_000)
  const report = await runChaos({
    enquiries: 60,
    concurrency: 4,
    gapMs: 2500,
    faultIntervalMs: [3000, 5000],
    faults: [4, 4],
    settleWithinMs: 150_000,
    port: portFor(0),
    dataDir,
    settings: { OTEL_EXPORTER_OTLP_ENDPOINT: await receiver.open() },
  })
  console.log(toLines(report).join('\n'))
  expect(report.siteKills).toBeGreaterThan(0)
  expect(report.cmsKills).toBeGreaterThan(0)
  expect(report.mailOutages).toBeGreaterThan(0)
  expect(isFlawless(report), toLines(report).join('\n')).toBe(true)
  // What fails is logged without what the senders wrote (senders.ts).
  expect(report.logged).toMatch(/site: listening on.+cms listening on/s)
  expect(report.logged).not.toMatch(/Sender \d|visitors\.example|441234567|Windows Ltd|(Question|Order) \d/)
  // Of a killed program the last spans are lost, and those of other enquiries are not.
  const answered = receiver.spans
    .filter(({ name }) => name === 'answer sendOrder')
    .map((span) => receiver.ancestry(span))
  expect(answered).toContainEqual([
    'vitrine-cms: answer sendOrder',
    'vitrine-cms: POST sendOrder',
    'vitrine-site: deliver enquiry',
  ])
  // The product under test, on its own ports, has gone on and has nothing of this.
  expect((await request.get('/readyz')).status()).toBe(200)
  const headers = await logIn(request)
  const found = await request.get('/cms-api/enquiries?depth=0&where[email][like]=visitors.example', { headers })
  expect(((await found.json()) as { totalDocs: number }).totalDocs).toBe(0)
})
