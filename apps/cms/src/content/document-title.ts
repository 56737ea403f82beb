import type { SanitizedCollectionConfig } from 'payload'

/**
 * The name under which the back office shows a document.
 * @param doc as an operation or as the database gives it, with one language or with all of them
 */
export function documentTitle(
  { admin, slug }: Pick<SanitizedCollectionConfig, 'admin' | 'slug'>,
  doc: Record<string, unknown> | undefined,
  language?: string | null,
): string {
  const title = doc?.[admin.useAsTitle ?? 'id']
  const inOne =
    typeof title === 'object' && title !== null ? inLanguage(title as Record<string, unknown>, language) : title
  return inOne ? String(inOne) : `${slug} ${String(doc?.id ?? '')}`.trim()
}

const inLanguage = (texts: Record<string, unknown>, language: string | null | undefined) =>
  (language ? texts[language] : undefined) ?? texts.en ?? Object.values(texts).find(Boolean)
