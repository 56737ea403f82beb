/** What one buyer asked for: slugs of products, from one or several orders. */
export type Asked = { buyer: string; slugs: readonly string[] }

/** By a product's slug, how many buyers asked for each other product as well. */
export type TogetherCounts = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Fewer say nothing of the trade, and could tell of one buyer what he asked for. */
const MIN_BUYERS = 3

/** More are somebody's whole shop, not what goes together. */
const MAX_PRODUCTS_OF_BUYER = 40

/** Counts buyers, not orders: who asks every week for the same two machines is one. */
export function countTogether(orders: Iterable<Asked>): TogetherCounts {
  const slugsOf = new Map<string, Set<string>>()
  for (const { buyer, slugs } of orders) slugsOf.set(buyer, new Set([...(slugsOf.get(buyer) ?? []), ...slugs]))
  const counts = new Map<string, Map<string, number>>()
  for (const slugs of slugsOf.values()) {
    if (slugs.size > MAX_PRODUCTS_OF_BUYER) continue
    for (const one of slugs) for (const other of slugs) if (one !== other) increase(counts, one, other)
  }
  for (const others of counts.values())
    for (const [slug, buyers] of others) if (buyers < MIN_BUYERS) others.delete(slug)
  return counts
}

function increase(counts: Map<string, Map<string, number>>, one: string, other: string) {
  const others = counts.get(one) ?? new Map<string, number>()
  counts.set(one, others.set(other, (others.get(other) ?? 0) + 1))
}

/** @returns the slugs of what goes with these products, the most frequent first, without these; equal ones by name */
export function rankTogether(counts: TogetherCounts, slugs: readonly string[]): string[] {
  const sums = new Map<string, number>()
  for (const slug of slugs)
    for (const [other, buyers] of counts.get(slug) ?? []) sums.set(other, (sums.get(other) ?? 0) + buyers)
  for (const slug of slugs) sums.delete(slug)
  return [...sums]
    .toSorted(([one, more], [other, fewer]) => fewer - more || (one < other ? -1 : 1))
    .map(([slug]) => slug)
}
