import type { PayloadRequest } from 'payload'
import { hasRole } from '../../platform/accounts/roles.ts'

/**
 * The collections that are ordered by dragging, by their `position`. Within what: products within their category, slides within their slider;
 * the others have one order. `field` is the column too, where it is no relationship.
 */
export const orderedCollections = {
  products: { within: 'category', column: 'category_id' },
  categories: null,
  'category-sections': null,
  parameters: null,
  turnkeys: null,
  'turnkey-sections': null,
  questions: null,
  slides: { within: 'slider', column: 'slider' },
  services: null,
  advantages: null,
  'about-sections': null,
  certificates: null,
  'routing-rules': null,
} as const satisfies Record<string, { within: string; column: string } | null>

export type OrderedCollection = keyof typeof orderedCollections

export const isOrdered = (slug: unknown): slug is OrderedCollection =>
  typeof slug === 'string' && Object.hasOwn(orderedCollections, slug)

/** What operators order: no visitor sees it, and it has no trash. The rest is content, which editors order. */
export const isOfDesk = (collection: OrderedCollection): boolean => collection === 'routing-rules'

export const mayOrder = (user: PayloadRequest['user'], collection: OrderedCollection): boolean =>
  hasRole(user, 'admin', isOfDesk(collection) ? 'operator' : 'editor')
