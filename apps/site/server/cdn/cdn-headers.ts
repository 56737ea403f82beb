import type { SiteEnvironment } from '../environment.ts'
import type { Tags } from '../page-cache/tags.ts'

type CdnSettings = Pick<SiteEnvironment, 'CDN_TAG_HEADER' | 'CDN_PURGE_URL'>

/** CDNs cut or refuse longer ones. */
const MAX_TAGS_LENGTH = 8000

/** Browsers ask again at each visit. A CDN is told when to ask again; an hour bounds what a lost word may cost. */
const FOR_CDN = 'public, max-age=0, s-maxage=3600, must-revalidate'

const separators = { 'surrogate-key': ' ', 'cache-tag': ',' }

/**
 * What a CDN in front is told of a page: its tags, and where it also hears of changes, that it may keep the page.
 * Without known tags it could not be told, and may not.
 */
export function cdnHeaders({ CDN_TAG_HEADER, CDN_PURGE_URL }: CdnSettings, tags: Tags): Record<string, string> {
  if (!CDN_TAG_HEADER || tags === null) return {}
  const list = joinTags(tags, separators[CDN_TAG_HEADER])
  if (list === null) return {}
  return { [CDN_TAG_HEADER]: list, ...(CDN_PURGE_URL && { 'cache-control': FOR_CDN }) }
}

/** Where there are too many, the kinds of the documents: a change of `products:12` is one of `products` as well. */
function joinTags(tags: readonly string[], separator: string): string | null {
  const coarse = new Set(tags.map((tag) => tag.replace(/^([^:]+):[^:]+$/, '$1')))
  const lists = [tags.join(separator), [...coarse].join(separator)]
  return lists.find(({ length }) => length <= MAX_TAGS_LENGTH) ?? null
}
