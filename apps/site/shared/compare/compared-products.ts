import { slug } from '@vitrine/contract/shapes/text'
import { ADDED_PARAM, COMPARED_PARAM, MAX_COMPARED } from './compare-path.ts'

/** What an address asks to compare: the slugs, each once, and whether there were more than fit. */
export type Compared = { slugs: string[]; hasMore: boolean }

/** The part of a query that a comparison depends on, in one form: one slug more than fit tells that there are more. */
export function toComparedQuery(query: URLSearchParams): Record<string, string> {
  const slugs = listSlugs(query).slice(0, MAX_COMPARED + 1)
  return slugs.length === 0 ? {} : { [COMPARED_PARAM]: slugs.join(',') }
}

/** Reads the products of a comparison from its address. What is no slug is left out. */
export function readCompared(query: URLSearchParams): Compared {
  const slugs = listSlugs(query)
  return { slugs: slugs.slice(0, MAX_COMPARED), hasMore: slugs.length > MAX_COMPARED }
}

function listSlugs(query: URLSearchParams): string[] {
  const asked = [...(query.get(COMPARED_PARAM) ?? '').split(','), query.get(ADDED_PARAM) ?? '']
  return [...new Set(asked.map((it) => it.trim()).filter((it) => slug.safeParse(it).success))]
}
