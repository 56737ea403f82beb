/** A product as the content API lists it. */
export type Card = { slug: string; category_slug: string }

/** The address of its page. */
export const pathOf = ({ slug, category_slug }: Card) => `/product/${category_slug}/${slug}`
