import type { TextKey } from '@vitrine/locales/text-key'

export type NavEntry = { name: TextKey; to: string }

/** What menus list after the categories: the pages of all products and of all categories (R2.5). */
export const allProductsEntries: readonly NavEntry[] = [
  { name: 'product.all', to: '/product' },
  { name: 'category.all', to: '/category' },
]

/** The sections of the site that every language has. */
export const sectionEntries: readonly NavEntry[] = [
  { name: 'header.turnkey', to: '/turnkey' },
  { name: 'header.about', to: '/about' },
  { name: 'header.service', to: '/service' },
  { name: 'header.contact', to: '/contact' },
  { name: 'header.reviews', to: '/reviews' },
]
