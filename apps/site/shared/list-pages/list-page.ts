/** How many products and posts a page of their lists has (docs/decisions/0044-lists-in-pages.md). */
export const PRODUCTS_PER_PAGE = 48
export const POSTS_PER_PAGE = 25

/** How many products of each category the page of all categories shows. */
export const PRODUCTS_PER_CATEGORY = 8

/** Which page of how many, from 1; an empty list has none. */
export type PagePosition = { page: number; pages: number }

/** The same with the number of elements on all pages. */
export type ListSize = PagePosition & { total: number }

/** One page of a list. */
export type ListPage<Item> = ListSize & { items: Item[] }

/** The number of pages of a list. */
export const countPages = (total: number, perPage: number) => Math.ceil(total / perPage)
