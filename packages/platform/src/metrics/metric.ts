type Labels = Record<string, string>
type Sample = { value: number; labels?: Labels; suffix?: '_bucket' | '_sum' | '_count' }

/** A metric of Prometheus with its samples of this moment. */
export type Metric = { name: string; type: 'counter' | 'gauge' | 'histogram'; help: string; samples: readonly Sample[] }

type Values = number | null | undefined | readonly Sample[]

/** What may go up and down. @param values none where it is not known */
export const gauge = (name: string, help: string, values: Values): Metric => toMetric('gauge', name, help, values)

/** What only grows until the program ends. */
export const counter = (name: string, help: string, values: Values): Metric => toMetric('counter', name, help, values)

/** A sample for each entry, its name in the label. */
export function samplesBy(label: string, values: Readonly<Record<string, number>>): Sample[] {
  return Object.entries(values).map(([name, value]) => ({ labels: { [label]: name }, value }))
}

function toMetric(type: 'counter' | 'gauge', name: string, help: string, values: Values): Metric {
  const samples = typeof values === 'number' ? [{ value: values }] : (values ?? [])
  return { name, type, help, samples }
}

/** The text format of Prometheus, version 0.0.4. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** A metric without a sample is named all the same: so that it can be seen that there is one. */
export function writeMetrics(metrics: readonly Metric[]): string {
  return metrics.map(writeMetric).join('')
}

function writeMetric({ name, type, help, samples }: Metric): string {
  const lines = samples.map(
    ({ value, labels = {}, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${writeNumber(value)}`,
  )
  return `${[`# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`, `# TYPE ${name} ${type}`, ...lines].join('\n')}\n`
}

function writeLabels(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escapeLabel = (value: string) => value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const writeNumber = (value: number) => (value === Infinity ? '+Inf' : String(value))
