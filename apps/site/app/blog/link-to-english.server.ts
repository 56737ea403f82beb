import type { RichText, Span } from '@vitrine/contract/shapes/text'

/**
 * The text of a post, in which links to posts that the language lacks lead to their English pages.
 * @param existing the paths of the posts in the language
 */
export function linkToEnglish(text: RichText, existing: ReadonlySet<string>, siteUrl: string): RichText {
  const toSpan = (span: Span): Span => {
    const path = span.href?.split(/[?#]/)[0]?.replace(/\/$/, '') ?? ''
    return path.startsWith('/blog/') && !existing.has(path) ? { ...span, href: siteUrl + span.href } : span
  }
  return text.map((block) =>
    block.type === 'list'
      ? { ...block, items: block.items.map((item) => item.map(toSpan)) }
      : { ...block, spans: block.spans.map(toSpan) },
  )
}
