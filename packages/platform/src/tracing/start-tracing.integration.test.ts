import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, expect, it } from 'vitest'
import { runInContext } from '../requests/request-context.ts'
import { contextHeaders, toOwnContext, toRequestContext } from '../requests/request-id.ts'
import { inSpan } from './in-span.ts'
import { startTracing } from './start-tracing.ts'
import { tracer } from './tracer.ts'

type OtlpSpan = { name: string; traceId: string; spanId: string; parentSpanId?: string; status: object; kind: number }
type Body = {
  resourceSpans: { resource: { attributes: object[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}

/** Until it is resolved the collector answers nobody. */
let mayAnswer: Promise<void> = Promise.resolve()
const collector = createServer((request, response) => {
  void json(request).then(async (body) => {
    await mayAnswer
    received.push({ path: request.url, headers: request.headers, body: body as Body })
    response.end('{}')
  })
})
let received: { path: string | undefined; headers: IncomingHttpHeaders; body: Body }[] = []

async function start(ratio = 1) {
  received = []
  if (!collector.listening) await once(collector.listen(0, '127.0.0.1'), 'listening')
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/`
  return startTracing({ service: 'vitrine-site', endpoint, headers: 'x-key=a%20b, x-other=c=d', ratio })
}

afterEach(async () => {
  await tracer()?.stop()
  collector.close()
})

it('spans of a request are exported as OTLP, below the span of who asked, and who is asked gets the innermost [R18.90, R18.91]', async () => {
  const tracing = await start()
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const context = toRequestContext({ traceparent }, 'home')
  let sent = ''
  await runInContext(context, () =>
    inSpan({ name: 'render' }, async () => {
      await inSpan({ name: 'call getProduct', kind: 'client' }, async () => {
        sent = contextHeaders().traceparent ?? ''
        throw new Error('away')
      }).catch(() => undefined)
    }),
  )
  await tracing.stop()
  const { path, headers, body } = received[0]!
  expect([path, headers['x-key'], headers['x-other']]).toEqual(['/v1/traces', 'a b', 'c=d'])
  const [{ resource, scopeSpans }] = body.resourceSpans as [Body['resourceSpans'][number]]
  expect(resource.attributes).toEqual([{ key: 'service.name', value: { stringValue: 'vitrine-site' } }])
  const [call, render] = scopeSpans[0]!.spans as [OtlpSpan, OtlpSpan]
  expect([call.name, call.kind, call.status]).toEqual(['call getProduct', 3, { code: 2 }])
  expect([render.name, render.kind, render.status]).toEqual(['render', 1, {}])
  expect([render.traceId, render.parentSpanId]).toEqual(['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'])
  expect(call.parentSpanId).toBe(render.spanId)
  expect(sent).toBe(`00-${call.traceId}-${call.spanId}-01`)
  expect(call).toMatchObject({
    startTimeUnixNano: expect.stringMatching(/^\d{19}$/),
    endTimeUnixNano: expect.stringMatching(/^\d{19}$/),
  })
})

it('of traces that begin here as many are exported as the ratio says, and who is asked is told [R18.92]', async () => {
  const tracing = await start(0)
  const told = await runInContext(toOwnContext(), () => inSpan({ name: 'render' }, async () => contextHeaders()))
  await tracing.stop()
  expect(told.traceparent).toMatch(/-00$/)
  expect(received).toEqual([])
})

it('a collector that is away takes nothing along: the work goes on [R18.92]', async () => {
  const tracing = startTracing({ service: 'vitrine-site', endpoint: 'http://127.0.0.1:9', ratio: 1 })
  const result = await runInContext(toOwnContext(), () => inSpan({ name: 'render' }, async () => 'done'))
  await tracing.stop()
  expect(result).toBe('done')
})

it('while the collector hangs 4,096 spans wait, and the others are dropped [R18.92]', async () => {
  let release = () => {}
  mayAnswer = new Promise((resolve) => (release = resolve))
  const tracing = await start()
  const span = {
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    parentSpanId: '',
    name: 'x',
    kind: 'internal',
  } as const
  for (let n = 0; n < 10_000; n++) tracing.record({ ...span, startMs: 0, endMs: 1, attributes: {}, hasFailed: false })
  release()
  await tracing.stop()
  const exported = received.flatMap(({ body }) => body.resourceSpans[0]?.scopeSpans[0]?.spans ?? [])
  expect(exported).toHaveLength(512 + 4096)
})
