import type { Payload } from 'payload'
import { toBasketLines } from '../basket-lines.ts'

/** What an enquiry asks for, by the slugs of its products and of their categories, so that it is found and counted by them. @param besides the slug of one more */
export async function slugsOfBasket(
  payload: Payload,
  basket: unknown,
  besides: string | null = null,
): Promise<{ productSlugs: string[]; categorySlugs: string[] }> {
  const productSlugs = [...new Set([...toBasketLines(basket).map(({ slug }) => slug), besides ?? ''])].filter(Boolean)
  if (productSlugs.length === 0) return { productSlugs, categorySlugs: [] }
  const { docs } = await payload.find({
    collection: 'products',
    where: { slug: { in: productSlugs } },
    select: { category: true },
    populate: { categories: { slug: true } },
    depth: 1,
    pagination: false,
  })
  const categories = docs.flatMap(({ category }) => (typeof category === 'object' && category?.slug) || [])
  return { productSlugs, categorySlugs: [...new Set(categories)] }
}
