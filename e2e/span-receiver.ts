import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type ReceivedSpan = { service: string; name: string; traceId: string; spanId: string; parentSpanId?: string }
type OtlpBody = {
  resourceSpans: {
    resource: { attributes: { value: { stringValue: string } }[] }
    scopeSpans: { spans: Omit<ReceivedSpan, 'service'>[] }[]
  }[]
}

/** A collector of the test's own: takes OTLP over HTTP and remembers the spans. */
export class SpanReceiver {
  readonly spans: ReceivedSpan[] = []
  readonly #server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as OtlpBody).resourceSpans) {
        const service = resource.attributes[0]?.value.stringValue ?? ''
        for (const span of scopeSpans.flatMap(({ spans }) => spans)) this.spans.push({ service, ...span })
      }
      response.end('{}')
    })
  })

  /** @returns the endpoint */
  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening')
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** A span and what it is below, the innermost first, such as `vitrine-cms: answer sendOrder`. */
  ancestry(span: ReceivedSpan): string[] {
    const parent = this.spans.find(({ spanId }) => spanId === span.parentSpanId)
    return [`${span.service}: ${span.name}`, ...(parent ? this.ancestry(parent) : [])]
  }

  close() {
    this.#server.closeAllConnections()
    this.#server.close()
  }
}
