/** One address of every kind of screen, without language prefix, and whether its heading names a thing of the content. */
export const screens = {
  home: '/',
  category: '/category/cutting-machines',
  product: '/product/pvc-screwing-machines/nv-450-double-mitre-saw',
  turnkeys: '/turnkey',
  blog: '/blog',
  about: '/about',
  service: '/service',
  reviews: '/reviews',
  contact: '/contact',
} as const
