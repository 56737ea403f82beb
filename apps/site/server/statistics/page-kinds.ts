import type { PageKind } from '@vitrine/contract/statistics-api'

/** By the ids of routes.ts; others are `other`. */
const kinds: Record<string, PageKind> = {
  home: 'home',
  category: 'category',
  'category-category': 'category',
  product: 'category',
  'product-parent': 'category',
  'product-parent-id': 'product',
  turnkey: 'turnkey',
  'turnkey-item': 'turnkey',
  blog: 'blog',
  'blog-id': 'blog',
  'search-result': 'search',
  'search-result-articles': 'search',
  'search-result-products': 'search',
  'search-result-turnkeys': 'search',
}

/** @param routeIds of the path, from the root to the page */
export function toPageKind(routeIds: readonly string[]): PageKind {
  return kinds[routeIds.at(-1) ?? ''] ?? 'other'
}
