/** A product as the content API lists it. */
export type Card = { slug: string; category_slug: string }

/** The address of its page that the site links to. */
export const pathOf = ({ slug }: Card) => `/product/pvc-screwing-machines/${slug}`
