import { z } from 'zod'
import { languageCode } from './text.ts'

/** More than these come in the next report. */
export const MOST_MISSES = 100
export const LONGEST_MISSED_PATH = 300
export const LONGEST_MISSED_QUERY = 60

const count = z.number().int().min(1).max(1_000_000)

/** What visitors asked for and did not find, counted, with nothing of who asked. */
export const missReport = z.strictObject({
  pages: z
    .array(z.object({ path: z.string().min(1).max(LONGEST_MISSED_PATH), count }))
    .max(MOST_MISSES)
    .describe('addresses without a page, without query'),
  searches: z
    .array(
      z.object({
        query: z.string().min(1).max(LONGEST_MISSED_QUERY),
        language: languageCode,
        kind: z.enum(['all', 'products', 'articles', 'turnkeys']),
        count,
      }),
    )
    .max(MOST_MISSES)
    .describe('searches without a result'),
})

export const missesKept = z.object({ kept: z.number().int().describe('how many entries were written down') })

export type MissReport = z.infer<typeof missReport>
export type SearchMiss = MissReport['searches'][number]
