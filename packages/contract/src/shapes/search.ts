import { z } from 'zod'
import { postCard } from './editorial.ts'
import { paging } from './paging.ts'
import { productCard, turnkeyCard } from './shop.ts'

/** What can be searched (R5.10). */
export const searchKinds = ['products', 'posts', 'turnkeys'] as const

/** In UTF-16 units: 100 characters of any script (R17.6). */
const MAX_QUERY_LENGTH = 200

export const searchQuery = paging.extend({
  q: z.string().trim().min(1).max(MAX_QUERY_LENGTH),
  kind: z.enum(searchKinds),
})

const results = <Kind extends (typeof searchKinds)[number], Card extends z.ZodType>(kind: Kind, card: Card) =>
  z.object({
    kind: z.literal(kind),
    total: z.number().int().nonnegative().describe('how many match, as far as they are counted'),
    hasMore: z.boolean().describe('more match than are counted'),
    hits: z.array(card).describe('those of the page, the best first'),
    fuzzyMatches: z.array(card).describe('what comes close where nothing matches'),
  })

export const searchResults = z.discriminatedUnion('kind', [
  results('products', productCard),
  results('posts', postCard),
  results('turnkeys', turnkeyCard),
])

export type SearchResults = z.infer<typeof searchResults>
