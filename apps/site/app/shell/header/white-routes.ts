const whiteRoutes = [
  'product',
  'turnkey-item',
  'about',
  'service',
  'blog',
  'reviews',
  'compare',
  'contact',
  'dealers',
  'planner',
  'window',
  'search-result',
  'error',
  'no-match',
]

/** Whether the header is white from the start (R2.13); on other routes it is transparent over the hero. Error pages have no hero. */
export function isWhiteRoute(routeName: string): boolean {
  return whiteRoutes.some((name) => routeName.includes(name))
}
