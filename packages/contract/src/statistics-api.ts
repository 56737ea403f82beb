import { z } from 'zod'

/**
 * What the site counts of its visitors and hands to the back office, on loopback and with the secret that both programs share (`SECRET_HEADER`). It is
 * no part of the content API: through the site nobody reaches it.
 */
export const STATISTICS_PATH = '/cms-statistics'

/**
 * What is counted, and what its values are:
 * - `view`: the page, as its path without language; empty for the rest
 * - `visit`: language of the page and country, such as `de AT`, `de` where the country is not known
 * - `search`, `search-none`: what was searched for, and what of that found nothing; empty for the rest
 * - `lcp`, `inp`: kind of page, device, and the limit in ms below which it was, such as `product phone 2500`, or `more`
 * - `bot`: views of programs that say what they are; no value
 */
export const statisticDimensions = ['view', 'visit', 'search', 'search-none', 'lcp', 'inp', 'bot'] as const
export type StatisticDimension = (typeof statisticDimensions)[number]

/** The kinds of pages that their speed is counted by. */
export const pageKinds = ['home', 'category', 'product', 'turnkey', 'blog', 'search', 'other'] as const
export type PageKind = (typeof pageKinds)[number]
export const devices = ['phone', 'desk'] as const
export type Device = (typeof devices)[number]

/** Times are counted by the first of these that is not below them. Those of web.dev stand among them: good to 2500 and 200, poor above 4000 and 500. */
export const LCP_LIMITS_MS = [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000] as const
export const INP_LIMITS_MS = [50, 100, 150, 200, 300, 500, 1000] as const
export const OVER_ALL_LIMITS = 'more'

export const MAX_BATCH_COUNTS = 5000

const day = z.string().regex(/^\d{4}-\d\d-\d\d$/)

/** `POST /cms-statistics`: sums of a minute. The same id is the same batch: it counts once. */
export const statisticsBatch = z.strictObject({
  id: z.uuid(),
  counts: z
    .array(
      z.strictObject({
        day: day.describe('of UTC'),
        dimension: z.enum(statisticDimensions),
        // Postgres takes no zero byte: the batch would be refused for ever, and all after it would wait.
        value: z
          .string()
          .max(300)
          .regex(/^\P{Cc}*$/u, 'must not hold control characters'),
        count: z.number().int().min(1).max(1_000_000),
      }),
    )
    .min(1)
    .max(MAX_BATCH_COUNTS),
})

export type StatisticsBatch = z.infer<typeof statisticsBatch>
export type StatisticCount = StatisticsBatch['counts'][number]
