import type { Finding } from './finding.ts'
import { MAX_DESCRIPTION_WIDTH, MAX_TITLE_WIDTH, widthOf } from './text-width.ts'
import type { Card } from './to-card.ts'

/**
 * Titles and descriptions that search engines would cut. The site itself shortens a summary that stands in for a description, after a whole
 * word: what was written for search engines is checked alone.
 * @param fields where they are written in the form
 */
export function checkCard(
  { title, description, hasOwnDescription }: Card,
  fields: { title: string; description: string },
): Finding[] {
  const findings: Finding[] = []
  if (widthOf(title) > MAX_TITLE_WIDTH)
    findings.push({ kind: 'title', field: fields.title, detail: title, length: widthOf(title) })
  if (hasOwnDescription && widthOf(description) > MAX_DESCRIPTION_WIDTH)
    findings.push({ kind: 'description', field: fields.description, detail: description, length: widthOf(description) })
  return findings
}

/** The fields that the card of a kind is made of. */
export function cardFieldsOf(kind: string): { title: string; description: string } {
  if (kind === 'seo-pages') return { title: 'title', description: 'description' }
  if (kind === 'posts') return { title: 'title', description: 'excerpt' }
  return { title: 'name', description: 'summary' }
}
