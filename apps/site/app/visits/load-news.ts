import { MAX_NEWS_DAYS } from '@vitrine/contract/news-limits'
import type { PostCard } from '@vitrine/contract/shapes/editorial'
import type { ProductCard } from '@vitrine/contract/shapes/shop'
import type { LanguageCode } from '@vitrine/locales/languages'
import { fetchList } from '../basket/fetch-list.ts'

const MAX_POSTS = 3
const DAY_MS = 24 * 60 * 60_000

type News = { products: ProductCard[]; posts: PostCard[] }

/** What was published in a language since a moment, the newest first. @param since in ms since 1970 @throws where it cannot be loaded */
export async function loadNews(language: LanguageCode, since: number): Promise<News> {
  const earliest = new Date(Math.max(since, Date.now() - MAX_NEWS_DAYS * DAY_MS)).toISOString()
  const [products, posts] = await Promise.all([
    fetchList<ProductCard>(language, `/shop/new-products/?since=${earliest}`),
    fetchList<PostCard>(language, `/main/blog/?page=1&limit=${MAX_POSTS}`),
  ])
  return { products, posts: posts.filter((it) => it.published_at > earliest).slice(0, MAX_POSTS) }
}
