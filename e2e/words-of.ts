const entities: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"' }

/** Spaces that keep words together, such as a figure with its unit, are spaces. */
export const withPlainSpaces = (text: string) => text.replaceAll('\u00A0', ' ')

/** What a page's main part says without script, between two marks of its markup. Its spaces are plain ones. */
export function wordsOf(html: string, from = '<main', to = '</main>'): string {
  const [, after = ''] = html.replaceAll(/<script[\s\S]*?<\/script>/g, '').split(from)
  const [part = ''] = after.split(to)
  return withPlainSpaces(part.replaceAll(/<[^>]*>/g, '')).replaceAll(/&(amp|#x27|quot);/g, (it) => entities[it] ?? it)
}
