import type { AnswerClient } from '@vitrine/contract/client'
import { inSpan } from '@vitrine/platform/tracing/in-span'

/** A client each call of which is a span, where traces are exported. */
export function traceCalls(client: AnswerClient): AnswerClient {
  const call = (name: string, ...rest: unknown[]) =>
    inSpan({ name: `call ${name}`, kind: 'client' }, () =>
      (client as (...args: unknown[]) => Promise<unknown>)(name, ...rest),
    )
  return call as unknown as AnswerClient
}
