import { expect, it } from 'vitest'
import { counter, gauge, samplesBy, writeMetrics } from './metric.ts'
import { RequestFigures } from './request-figures.ts'

it('metrics are written with help, type and labels as Prometheus reads them [R18.85]', () => {
  const text = writeMetrics([
    counter('vitrine_turns_total', 'Turns, by\nstate.', samplesBy('state', { hit: 3, 'a "b" \\': 1 })),
    gauge('vitrine_limit_bytes', 'None.', Infinity),
    gauge('vitrine_unknown', 'Not known.', null),
  ])
  expect(text).toBe(`# HELP vitrine_turns_total Turns, by\\nstate.
# TYPE vitrine_turns_total counter
vitrine_turns_total{state="hit"} 3
vitrine_turns_total{state="a \\"b\\" \\\\"} 1
# HELP vitrine_limit_bytes None.
# TYPE vitrine_limit_bytes gauge
vitrine_limit_bytes +Inf
# HELP vitrine_unknown Not known.
# TYPE vitrine_unknown gauge
`)
})

it('requests are counted by route and status, and timed in growing classes; those from memory have no duration [R18.85]', () => {
  const figures = new RequestFigures()
  figures.of('home').count(200)
  figures.of('home').observe(200, 0.004)
  figures.of('home').observe(503, 0.3)
  figures.of('home').observe(200, 60)
  const text = writeMetrics(figures.toMetrics('without others'))
  expect(text).toContain('vitrine_http_requests_total{route="home",status="2xx"} 3\n')
  expect(text).toContain('vitrine_http_requests_total{route="home",status="5xx"} 1\n')
  const classes = [...text.matchAll(/_bucket\{route="home",le="([^"]+)"\} (\d+)/g)].map(([, le, n]) => `${le}: ${n}`)
  expect(classes).toEqual([
    '0.005: 1',
    '0.01: 1',
    '0.025: 1',
    '0.05: 1',
    '0.1: 1',
    '0.25: 1',
    '0.5: 2',
    '1: 2',
    '2.5: 2',
    '5: 2',
    '10: 2',
    '+Inf: 3',
  ])
  expect(text).toContain('vitrine_http_request_duration_seconds_count{route="home"} 3\n')
})

it('whatever is asked for, routes stay few [R18.85]', () => {
  const figures = new RequestFigures()
  for (let route = 0; route < 5000; route++) figures.of(`route ${route}`).count(200)
  expect(writeMetrics(figures.toMetrics('')).split('\n').length).toBeLessThan(400)
})
