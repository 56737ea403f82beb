/** The storage key of the slugs of products that were looked at, the latest first, by commas. Kept only where cookies were accepted. */
export const SEEN_KEY = 'seen'

/** As many as somebody remembers, and one row of cards. */
const MAX_SEEN = 12

/** @param saved what the storage has, which others may have written */
export function readSeen(saved: string | null | undefined): string[] {
  const slugs = saved?.split(',').filter((slug) => /^[a-z0-9-]{1,200}$/.test(slug)) ?? []
  return [...new Set(slugs)].slice(0, MAX_SEEN)
}

/** What to save once a product is looked at. */
export function addSeen(saved: string | null | undefined, slug: string): string {
  return [...new Set([slug, ...readSeen(saved)])].slice(0, MAX_SEEN).join()
}
