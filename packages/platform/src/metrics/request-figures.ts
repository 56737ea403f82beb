import { counter, type Metric } from './metric.ts'

/** Upper bounds of the classes of durations, in seconds. */
const BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** A program of bounded routes never comes near; a mistake must not fill the memory. */
const MAX_ROUTES = 300

/** What is counted of one route: plain numbers, so that counting makes no objects. */
export class RouteFigures {
  /** Requests by the first digit of the status. */
  readonly requests = [0, 0, 0, 0, 0, 0]
  readonly classes: number[] = BOUNDS_S.map(() => 0)
  timed = 0
  seconds = 0

  count(status: number): void {
    const first = Math.floor(status / 100)
    this.requests[first] = (this.requests[first] ?? 0) + 1
  }

  /** Counts a request that has taken some time. */
  observe(status: number, seconds: number): void {
    this.count(status)
    this.timed++
    this.seconds += seconds
    const at = BOUNDS_S.findIndex((bound) => seconds <= bound)
    if (at >= 0) this.classes[at] = (this.classes[at] ?? 0) + 1
  }
}

/** The requests of a program by route (R18.85). */
export class RequestFigures {
  readonly #routes = new Map<string, RouteFigures>()

  /** @param route a name of a bounded set, never an address */
  of(route: string): RouteFigures {
    const known = this.#routes.get(route)
    if (known) return known
    if (this.#routes.size >= MAX_ROUTES) return this.of([...this.#routes.keys()][0] ?? 'other')
    const made = new RouteFigures()
    this.#routes.set(route, made)
    return made
  }

  /** @param notTimed which requests have no duration */
  toMetrics(notTimed: string): Metric[] {
    const routes = [...this.#routes]
    const requests = routes.flatMap(([route, figures]) =>
      figures.requests.flatMap((value, first) =>
        value === 0 ? [] : [{ labels: { route, status: `${first}xx` }, value }],
      ),
    )
    return [
      counter('vitrine_http_requests_total', 'Requests that were answered, by route and class of status.', requests),
      {
        name: 'vitrine_http_request_duration_seconds',
        type: 'histogram',
        help: `Time until a request was answered, by route; ${notTimed}.`,
        samples: routes.filter(([, { timed }]) => timed > 0).flatMap(([route, figures]) => toSamples(route, figures)),
      },
    ]
  }
}

function toSamples(route: string, { classes, timed, seconds }: RouteFigures): Metric['samples'] {
  let sum = 0
  const buckets = BOUNDS_S.map((bound, at) => {
    sum += classes[at] ?? 0
    return { suffix: '_bucket' as const, labels: { route, le: String(bound) }, value: sum }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { route, le: '+Inf' }, value: timed },
    { suffix: '_sum', labels: { route }, value: seconds },
    { suffix: '_count', labels: { route }, value: timed },
  ]
}
