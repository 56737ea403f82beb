/** The paths of the pages, without language prefix (R2.4 to R2.8). */

/** Product links use this parent whatever the product's category (R2.8). */
export const PRODUCT_PARENT = 'pvc-screwing-machines'

export const productPath = (slug: string) => `/product/${PRODUCT_PARENT}/${slug}`
export const categoryPath = (slug: string) => `/category/${slug}`
export const turnkeyPath = (slug: string) => `/turnkey/${slug}`
export const postPath = (slug: string) => `/blog/${slug}`
