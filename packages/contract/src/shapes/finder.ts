import { z } from 'zod'
import { parseFilters } from './figure-filters.ts'
import { paging } from './paging.ts'
import { productCard } from './shop.ts'
import { imperialUnit } from './imperial.ts'
import { slug } from './text.ts'

/** Far more than a person sets; bounds the work of a request. */
const MAX_FILTERS_LENGTH = 1000

export const finderQuery = paging.extend({
  filters: z
    .string()
    .max(MAX_FILTERS_LENGTH)
    .superRefine((given, context) => {
      const { problems } = parseFilters(given)
      for (const message of problems) context.addIssue({ code: 'custom', message })
    })
    .optional()
    .describe(
      'what products must have, separated by semicolons: `weight:..900` (at most), `profile-height:120..` (from; a range has to cover it), ' +
        '`output-per-shift:60..200`, `network:yes`, `voltage:230-v,400-v` (either), `category:cutting-machines`, `material:pvc`',
    ),
  sort: z
    .string()
    .regex(/^-?[a-z0-9]+(?:-[a-z0-9]+)*$/)
    .max(100)
    .optional()
    .describe('the key of a figure, with a minus where the largest comes first; what has none comes last'),
})

const facetBase = z.object({
  key: slug,
  name: z.string().describe('empty where the key is category or material'),
  group: z.string().nullable(),
  count: z.number().int().describe('how many products have it, of those that match all other filters'),
})

export const facet = z.discriminatedUnion('kind', [
  facetBase.extend({
    kind: z.enum(['number', 'range']),
    unit: z.string().nullable(),
    imperial: imperialUnit.optional(),
    min: z.number(),
    max: z.number(),
  }),
  facetBase.extend({
    kind: z.literal('choice'),
    choices: z.array(
      z.object({ value: slug, name: z.string(), count: z.number().int().describe('as above, of those that have it') }),
    ),
  }),
])

export const finderResults = z.object({
  total: z.number().int().nonnegative(),
  products: z.array(productCard),
  facets: z.array(facet),
  sortable: z.array(z.object({ key: slug, name: z.string() })).describe('the figures by which can be sorted'),
  loosen: z
    .array(z.object({ key: slug, total: z.number().int().positive() }))
    .describe('where nothing matches: how many do without one of the filters, most first'),
  unknown: z.array(slug).describe('filters and sorting by what no product has: they are left out'),
})

export type Facet = z.infer<typeof facet>
export type RangeFacet = Extract<Facet, { kind: 'number' | 'range' }>
export type ChoiceFacet = Extract<Facet, { kind: 'choice' }>
export type FinderResults = z.infer<typeof finderResults>
