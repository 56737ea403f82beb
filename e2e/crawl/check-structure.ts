import { type Kind, schemaTypes } from './schema-types.ts'

type Thing = Record<string, unknown>
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is wrong with a page's JSON-LD, a sentence each. */
export function checkStructure(json: string): string[] {
  let data: unknown
  try {
    data = JSON.parse(json)
  } catch {
    return ['the structured data are no JSON']
  }
  if (!isThing(data) || data['@context'] !== 'https://schema.org') return ['the context is not https://schema.org']
  const graph = Array.isArray(data['@graph']) ? (data['@graph'] as unknown[]) : [data]
  const ids = new Set(graph.flatMap((it) => (isThing(it) && typeof it['@id'] === 'string' ? [it['@id']] : [])))
  const problems = graph.flatMap((it) => checkThing(it, 'graph', null, ids))
  const types = graph.map((it) => (isThing(it) ? String(it['@type']) : ''))
  const twice = types.filter(
    (type, i) => ['Organization', 'BreadcrumbList', 'FAQPage', 'Product'].includes(type) && types.indexOf(type) < i,
  )
  return [...problems, ...twice.map((type) => `there are two of ${type}`)]
}

function checkThing(value: unknown, at: string, wanted: string | null, ids: ReadonlySet<string>): string[] {
  if (!isThing(value)) return [`${at} is no thing`]
  const type = value['@type']
  if (type === undefined && typeof value['@id'] === 'string')
    return ids.has(value['@id']) ? [] : [`${at} refers to ${value['@id']}, which is not on the page`]
  if (typeof type !== 'string' || !schemaTypes[type]) return [`${at} is of the unknown type ${String(type)}`]
  if (wanted && wanted !== 'Thing' && type !== wanted) return [`${at} is a ${type} and should be a ${wanted}`]
  const { required, properties } = schemaTypes[type]
  const missing = required.filter((name) => value[name] === undefined).map((name) => `${type} lacks ${name}`)
  const own = Object.entries(value).filter(([name]) => !name.startsWith('@'))
  return [
    ...missing,
    ...own.flatMap(([name, it]) => {
      const kind = properties[name]
      return kind === undefined ? [`${type} has no property ${name}`] : checkValue(it, `${type}.${name}`, kind, ids)
    }),
  ]
}

function checkValue(value: unknown, at: string, kind: Kind, ids: ReadonlySet<string>): string[] {
  if (Array.isArray(value)) {
    return value.length === 0 ? [`${at} is an empty list`] : value.flatMap((it) => checkValue(it, at, kind, ids))
  }
  if (typeof kind !== 'string') {
    const tried = kind.map((it) => checkValue(value, at, it, ids))
    return tried.some((problems) => problems.length === 0) ? [] : (tried[0] ?? [])
  }
  if (kind.startsWith('/')) return checkThing(value, at, kind.slice(1), ids)
  return isOfKind(value, kind) ? [] : [`${at} is no ${kind}: ${JSON.stringify(value)}`]
}

function isOfKind(value: unknown, kind: string): boolean {
  if (kind === 'number') return typeof value === 'number'
  if (kind === 'value') return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  if (typeof value !== 'string' || value.trim() === '') return false
  if (kind === 'url') return /^https?:\/\//.test(value) && URL.canParse(value)
  if (kind === 'date')
    return /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value) && !Number.isNaN(Date.parse(value))
  return true
}
