import type { TextKey } from '@vitrine/locales/text-key'

export type NavEntry = { name: TextKey; to: string }

/** What menus list after the categories: the pages of all products and of all categories (R2.5). */
export const allProductsEntries: readonly NavEntry[] = [
  { name: 'product.all', to: '/product' },
  { name: 'category.all', to: '/category' },
]

/**
 * The entries of the mobile menu below the categories (R2.27): service, events and contact only where there are
 * events. The bottom bar always has service and contact.
 */
export function mobileMenuEntries(hasPosts: boolean): NavEntry[] {
  return [
    { name: 'header.about', to: '/about' },
    { name: 'header.turnkey', to: '/turnkey' },
    ...(hasPosts ? withPosts : []),
  ]
}

const withPosts: readonly NavEntry[] = [
  { name: 'header.service', to: '/service' },
  { name: 'header.blog', to: '/blog' },
  { name: 'header.contact', to: '/contact' },
]

/** The entries of the main menu after Products, in the order of R2.16; events only where there are some in this language. */
export function navEntries(hasPosts: boolean): NavEntry[] {
  const entries: (NavEntry & { isShown?: boolean })[] = [
    { name: 'header.turnkey', to: '/turnkey' },
    { name: 'header.about', to: '/about' },
    { name: 'header.service', to: '/service' },
    { name: 'header.blog', to: '/blog', isShown: hasPosts },
    { name: 'header.contact', to: '/contact' },
    { name: 'header.reviews', to: '/reviews' },
  ]
  return entries.filter((entry) => entry.isShown !== false)
}
