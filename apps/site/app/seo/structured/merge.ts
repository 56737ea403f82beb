import type { MicroLayout } from '@vitrine/contract/shapes/seo'
import type { Node } from './node.ts'

const CONTEXT = 'https://schema.org'

/**
 * Merges the page's own structured data with an editor's (`/seo/get-micro-layout-json/`). An editor's node with the type or the
 * `@id` of one of ours overrides it property by property, and removes a property by null; any other node is added.
 * What starts with a slash is an address of the site. Null where there is neither.
 */
export function mergeStructuredData(
  own: readonly Node[],
  edited: MicroLayout | null,
  siteUrl: string,
): Record<string, unknown> | null {
  const graph = new Map<string, Record<string, unknown>>()
  for (const node of own) graph.set(keyOf(node), node)
  for (const node of listNodes(edited).map((it) => resolveUrls(it, siteUrl) as Record<string, unknown>)) {
    const { '@context': _, ...properties } = node
    const known = [...graph].find(([, node]) => isSame(node, properties))
    graph.set(known?.[0] ?? `edited ${graph.size}`, withoutNulls({ ...known?.[1], ...properties, ...idOf(known?.[1]) }))
  }
  return graph.size > 0 ? { '@context': CONTEXT, '@graph': [...graph.values()] } : null
}

/** Other nodes of the page refer to ours by its id, which therefore is kept. */
const idOf = (own: Record<string, unknown> | undefined) => (own?.['@id'] === undefined ? {} : { '@id': own['@id'] })

const keyOf = (node: Record<string, unknown>) => `${String(node['@type'])} ${String(node['@id'] ?? '')}`

function isSame(own: Record<string, unknown>, edited: Record<string, unknown>): boolean {
  return own['@type'] === edited['@type'] || (edited['@id'] !== undefined && own['@id'] === edited['@id'])
}

function listNodes(edited: MicroLayout | null): Record<string, unknown>[] {
  const nodes = Array.isArray(edited) ? edited : [edited]
  return nodes.flatMap((node) => {
    if (node === null) return []
    const graph = node['@graph']
    return Array.isArray(graph) ? (graph as Record<string, unknown>[]) : [node]
  })
}

/** Makes paths absolute: an editor does not know under which address the site runs. */
function resolveUrls(value: unknown, siteUrl: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? siteUrl + value : value
  if (Array.isArray(value)) return value.map((it) => resolveUrls(it, siteUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, resolveUrls(it, siteUrl)]))
}

function withoutNulls(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null))
}

/** JSON for a script element. `<` is escaped so that no text can end the element. */
export function serializeStructuredData(graph: Record<string, unknown>): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c')
}
