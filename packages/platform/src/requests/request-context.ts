import { AsyncLocalStorage } from 'node:async_hooks'
import type { TraceContext } from '../tracing/traceparent.ts'

/** What is known of the request that is being answered, wherever code runs for it. */
export type RequestContext = {
  requestId: string
  /** The trace that it belongs to, with the span that is the parent of the next; null where nobody traces. */
  trace: TraceContext | null
  /** What is asked for, of a bounded set of names, for metrics and spans; spans within the request share it. */
  asked: { route: string }
}

const key = Symbol.for('vitrine.request-context')
/** The same file may be loaded more than once in one process, bundled and not: what is shared is stored on the process itself. */
const shared = globalThis as { [key]?: AsyncLocalStorage<RequestContext> }
const storage = (shared[key] ??= new AsyncLocalStorage())

/** Runs work, and all that it starts, in the context of a request. */
export function runInContext<Result>(context: RequestContext, work: () => Result): Result {
  return storage.run(context, work)
}

/** The context of the request that this code runs for; undefined where it runs for none. */
export function currentContext(): RequestContext | undefined {
  return storage.getStore()
}
