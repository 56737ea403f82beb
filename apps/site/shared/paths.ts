/** Where each thing lives, without language prefix (SPEC.md section 2). */

/** SPEC.md section 2: product links use this parent whatever the machine's category. */
const PRODUCT_PARENT = 'pvc-screwing-machines'

export const productPath = (slug: string) => `/product/${PRODUCT_PARENT}/${slug}`
export const categoryPath = (slug: string) => `/category/${slug}`
export const turnkeyPath = (slug: string) => `/turnkey/${slug}`
export const postPath = (slug: string) => `/blog/${slug}`
