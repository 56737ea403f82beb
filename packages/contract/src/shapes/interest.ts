import { z } from 'zod'
import { MAX_NEWS_DAYS } from '../news-limits.ts'
import { slugs } from './text.ts'

export const newProductsQuery = z.object({
  since: z.iso.datetime().describe(`the moment, in UTC; at most ${MAX_NEWS_DAYS} days back count`),
})

export const askedTogetherQuery = z.object({
  product: slugs.describe('the slugs of products, by commas'),
})
