import type { MicroLayout } from '@vitrine/contract/shapes/seo'
import type { Node } from './node.ts'

const CONTEXT = 'https://schema.org'

/**
 * What a page says of itself, with what an editor wrote for it (`/seo/get-micro-layout-json/`). A thing of the editor's that is of the
 * same type or has the same `@id` as one of ours wins over it property by property, and takes away what it gives as null; any other
 * thing stands beside ours. What starts with a slash is an address of the site. Null where there is nothing to say.
 */
export function mergeStructure(
  ours: readonly Node[],
  written: MicroLayout | null,
  siteUrl: string,
): Record<string, unknown> | null {
  const graph = new Map<string, Record<string, unknown>>()
  for (const node of ours) graph.set(keyOf(node), node)
  for (const thing of listThings(written).map((it) => resolve(it, siteUrl) as Record<string, unknown>)) {
    const { '@context': _, ...properties } = thing
    const known = [...graph].find(([, node]) => isSame(node, properties))
    graph.set(
      known?.[0] ?? `written ${graph.size}`,
      withoutNulls({ ...known?.[1], ...properties, ...idOf(known?.[1]) }),
    )
  }
  return graph.size > 0 ? { '@context': CONTEXT, '@graph': [...graph.values()] } : null
}

/** Other things of the page refer to ours by its id, which therefore stays. */
const idOf = (ours: Record<string, unknown> | undefined) => (ours?.['@id'] === undefined ? {} : { '@id': ours['@id'] })

const keyOf = (node: Record<string, unknown>) => `${String(node['@type'])} ${String(node['@id'] ?? '')}`

function isSame(ours: Record<string, unknown>, written: Record<string, unknown>): boolean {
  return ours['@type'] === written['@type'] || (written['@id'] !== undefined && ours['@id'] === written['@id'])
}

function listThings(written: MicroLayout | null): Record<string, unknown>[] {
  const things = written === null ? [] : Array.isArray(written) ? written : [written]
  return things.flatMap((thing) => {
    const graph = thing['@graph']
    return Array.isArray(graph) ? (graph as Record<string, unknown>[]) : [thing]
  })
}

/** An editor does not know under which address the site runs. */
function resolve(value: unknown, siteUrl: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? siteUrl + value : value
  if (Array.isArray(value)) return value.map((it) => resolve(it, siteUrl))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, it]) => [name, resolve(it, siteUrl)]))
}

function withoutNulls(node: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(node).filter(([, value]) => value !== null))
}

/** JSON for a script element. `<` is escaped so that no text can end the element. */
export function writeStructure(structure: Record<string, unknown>): string {
  return JSON.stringify(structure).replaceAll('<', '\\u003c')
}
