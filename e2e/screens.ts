/** One address of every kind of screen of R2.4 to R2.7, without language prefix. */
export const screens = {
  home: '/',
  categories: '/category',
  category: '/category/cutting-machines',
  products: '/product',
  product: '/product/pvc-screwing-machines/nv-450-double-mitre-saw',
  turnkeys: '/turnkey',
  turnkey: '/turnkey/pvc-line-120-windows-india',
  about: '/about',
  service: '/service',
  blog: '/blog',
  post: '/blog/two-or-four-welding-heads',
  reviews: '/reviews',
  window: '/window',
  contact: '/contact',
  compare: '/compare?products=nv-450-double-mitre-saw,nv-420-up-cut-saw,nv-550-cnc-double-mitre-saw',
  documents: '/documents/nv-450-double-mitre-saw',
  search: '/search-result?q=welding',
  'search-products': '/search-result-products?q=saw',
  'search-turnkeys': '/search-result-turnkeys?q=line',
  'search-posts': '/search-result-articles?q=welding',
  'search-nothing': '/search-result-products?q=zzzzzz',
} as const

/** The screens that exist in every language: a post exists in the languages of its title only. */
export const screensOfEveryLanguage = Object.fromEntries(
  Object.entries(screens).filter(([name]) => name !== 'post'),
) as Record<Exclude<keyof typeof screens, 'post'>, string>
