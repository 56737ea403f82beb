import type { Node } from './node.ts'

export type Breadcrumb = { name: string; url: string }

/** The way to a page, from the home page to itself. */
export function toBreadcrumbList(steps: readonly Breadcrumb[]): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, i) => ({ '@type': 'ListItem', position: i + 1, name, item: url })),
  }
}

/** What a page lists, in its order. */
export function toItemList(items: readonly Breadcrumb[]): Node[] {
  if (items.length === 0) return []
  const itemListElement = items.map(({ name, url }, i) => ({ '@type': 'ListItem', position: i + 1, name, url }))
  return [{ '@type': 'ItemList', numberOfItems: items.length, itemListElement }]
}
