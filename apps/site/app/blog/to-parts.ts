import type { RichText } from '@vitrine/contract/shapes/text'

/** A part of a text: what stands before the first title, or a title with what stands below it. */
export type TextPart = {
  /** For addresses within the page: titles are in every script. */
  id: string
  title: string | null
  blocks: RichText
}

/** Cuts a text before each of its titles of the second level. */
export function toParts(blocks: RichText): TextPart[] {
  const parts: TextPart[] = []
  for (const block of blocks) {
    const isTitle = block.type === 'heading' && block.level === 2
    if (isTitle || parts.length === 0)
      parts.push({
        id: `part-${parts.length + 1}`,
        title: isTitle ? block.spans.map((span) => span.text).join('') : null,
        blocks: [],
      })
    parts.at(-1)?.blocks.push(block)
  }
  return parts
}
