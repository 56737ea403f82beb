import type { Node } from './node.ts'

export type Step = { name: string; url: string }

/** Where a page lies, from the home page to itself. */
export function toBreadcrumbList(steps: readonly Step[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: url })),
  }
}

/** The things that a page lists, in their order. */
export function toItemList(items: readonly Step[]): Node[] {
  if (items.length === 0) return []
  const itemListElement = items.map(({ name, url }, i) => ({ '@type': 'ListItem', position: i + 1, name, url }))
  return [{ '@type': 'ItemList', numberOfItems: items.length, itemListElement }]
}
