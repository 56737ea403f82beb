import type { PostCard } from '@vitrine/contract/shapes/editorial'
import type { Picture } from '@vitrine/contract/shapes/media'
import type { CategoryCard, ProductCard, TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { categoryPath, postPath, productPath, turnkeyPath } from '../paths.ts'
import type { Folded } from '@vitrine/locales/search/fold'
import type { Fields } from '@vitrine/locales/search/folded-list'
import { highlightText, type HighlightedText } from './highlight.ts'

/** A text that may be an English fallback. */
type Line = { pieces: HighlightedText; isFallback: boolean }

/** A result, as a line of results or of the suggestions shows it. */
export type Hit = {
  /** Without language prefix. */
  path: string
  /** A product's model. */
  model: HighlightedText | null
  title: Line
  note: { text: string; isFallback: boolean }
  picture: Picture | null
}

/** How one kind is searched: by which fields (R5.10), and what a hit shows. */
export type Searchable<Item> = { read(item: Item): Fields; toHit(item: Item, query: Folded): Hit }

export const products: Searchable<ProductCard> = {
  read: ({ model, name, slug }) => ({ names: [model, name], slug }),
  toHit: (product, query) => ({
    path: productPath(product.slug),
    model: highlightText(product.model, query),
    title: { pieces: highlightText(product.name, query), isFallback: product.fallbackFields.includes('name') },
    note: { text: product.subtitle, isFallback: product.fallbackFields.includes('subtitle') },
    picture: product.image,
  }),
}

export const turnkeys: Searchable<TurnkeyCard> = {
  read: ({ name, slug }) => ({ names: [name], slug }),
  toHit: (turnkey, query) => ({
    path: turnkeyPath(turnkey.slug),
    model: null,
    title: { pieces: highlightText(turnkey.name, query), isFallback: turnkey.fallbackFields.includes('name') },
    note: { text: turnkey.summary, isFallback: turnkey.fallbackFields.includes('summary') },
    picture: turnkey.image,
  }),
}

export const categories: Searchable<CategoryCard> = {
  read: ({ name, slug }) => ({ names: [name], slug }),
  toHit: (category, query) => ({
    path: categoryPath(category.slug),
    model: null,
    title: { pieces: highlightText(category.name, query), isFallback: category.fallbackFields.includes('name') },
    note: { text: category.summary, isFallback: category.fallbackFields.includes('summary') },
    picture: category.image,
  }),
}

/** Posts exist in the requested language or not at all: nothing of them is a fallback. */
export const posts: Searchable<PostCard> = {
  read: ({ title }) => ({ names: [title], slug: null }),
  toHit: (post, query) => ({
    path: postPath(post.slug),
    model: null,
    title: { pieces: highlightText(post.title, query), isFallback: false },
    note: { text: post.excerpt, isFallback: false },
    picture: post.image,
  }),
}
