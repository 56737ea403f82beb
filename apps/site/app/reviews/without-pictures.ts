import type { Review } from '@vitrine/contract/shapes/editorial'

/** Cards that show no pictures of what they are about need not carry them to the browser. */
export function withoutPictures(review: Review): Review {
  const { products, turnkey } = review
  return {
    ...review,
    products: products?.map(({ slug, model, name }) => ({ slug, model, name })),
    turnkey: turnkey && { slug: turnkey.slug, name: turnkey.name },
  }
}
