import type { PostCard } from '@vitrine/contract/shapes/editorial'
import type { Picture } from '@vitrine/contract/shapes/media'
import type { CategoryCard, ProductCard, Specification, TurnkeyCard } from '@vitrine/contract/shapes/shop'
import { categoryPath, postPath, productPath, turnkeyPath } from '../paths.ts'
import type { Folded } from '@vitrine/locales/search/fold'
import type { Fields } from '@vitrine/locales/search/folded-list'
import { highlightText, type HighlightedText } from './highlight.ts'

/** A text that may be an English fallback. */
type Line = { pieces: HighlightedText; isFallback: boolean }

/** A figure of a product, without what only comparing needs. */
export type HitFigure = Pick<Specification, 'key' | 'name' | 'value' | 'unit' | 'isFallback' | 'imperial'>

/** A result, as a line of results or of the suggestions shows it. */
export type Hit = {
  /** Without language prefix. */
  path: string
  /** A product's model. */
  model: HighlightedText | null
  title: Line
  /** The English words of the address, where these alone have the query: nothing that is shown otherwise says why it was found. */
  address: HighlightedText | null
  note: { text: string; isFallback: boolean }
  /** Shown in place of the note, where there are any. */
  figures: HitFigure[]
  picture: Picture | null
}

/** How one kind is searched: by which fields (R5.10), and what a hit shows. */
export type Searchable<Item> = { read(item: Item): Fields; toHit(item: Item, query: Folded): Hit }

/** More do not fit beside the name. */
const MAX_FIGURES = 2

export const products: Searchable<ProductCard> = {
  read: ({ model, name, slug }) => ({ names: [model, name], slug }),
  toHit: (product, query) => {
    const model = highlightText(product.model, query)
    const pieces = highlightText(product.name, query)
    const figures = product.highlights.slice(0, MAX_FIGURES).map(toFigure)
    return {
      path: productPath(product.slug),
      model,
      title: { pieces, isFallback: product.fallbackFields.includes('name') },
      address: markAddress(withoutModel(product), query, [model, pieces]),
      note: {
        text: figures.length > 0 ? '' : product.subtitle,
        isFallback: product.fallbackFields.includes('subtitle'),
      },
      figures,
      picture: product.image,
    }
  },
}

export const turnkeys: Searchable<TurnkeyCard> = {
  read: ({ name, slug }) => ({ names: [name], slug }),
  toHit: (turnkey, query) => {
    const pieces = highlightText(turnkey.name, query)
    return {
      path: turnkeyPath(turnkey.slug),
      model: null,
      title: { pieces, isFallback: turnkey.fallbackFields.includes('name') },
      address: markAddress(turnkey.slug, query, [pieces]),
      note: { text: turnkey.summary, isFallback: turnkey.fallbackFields.includes('summary') },
      figures: [],
      picture: turnkey.image,
    }
  },
}

export const categories: Searchable<CategoryCard> = {
  read: ({ name }) => ({ names: [name], slug: null }),
  toHit: (category, query) => ({
    path: categoryPath(category.slug),
    model: null,
    title: { pieces: highlightText(category.name, query), isFallback: category.fallbackFields.includes('name') },
    address: null,
    note: { text: category.summary, isFallback: category.fallbackFields.includes('summary') },
    figures: [],
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
    address: null,
    note: { text: post.excerpt, isFallback: false },
    figures: [],
    picture: post.image,
  }),
}

function toFigure({ key, name, value, unit, isFallback, imperial }: Specification): HitFigure {
  return { key, name, value, unit, isFallback, ...(imperial && { imperial }) }
}

/** The model is shown beside it. */
function withoutModel({ slug, model }: ProductCard): string {
  const start = `${model.toLowerCase().replaceAll(' ', '-')}-`
  return slug.startsWith(start) ? slug.slice(start.length) : slug
}

/** @param shown the texts beside it; where one of them has the query, the address need not be shown */
function markAddress(slug: string, query: Folded, shown: readonly HighlightedText[]): HighlightedText | null {
  if (shown.some((pieces) => pieces.length > 1)) return null
  const pieces = highlightText(slug.replaceAll('-', ' '), query)
  return pieces.length > 1 ? pieces : null
}
