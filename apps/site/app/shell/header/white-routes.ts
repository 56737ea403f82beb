const whiteNames = [
  'product',
  'turnkey-item',
  'about',
  'service',
  'blog',
  'reviews',
  'contact',
  'search-result',
  'error',
  'no-match',
]

/** Whether the header is white from the start (R2.13); on the other routes it lies clear over the hero. Error pages have no hero. */
export function isWhiteRoute(routeName: string): boolean {
  return whiteNames.some((name) => routeName.includes(name))
}
