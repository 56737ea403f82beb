import { type LanguageCode, tagOf } from '@vitrine/locales/languages'

/** Search engines cut descriptions at about 160 characters, in the middle of a word if need be. */
const MAX_DESCRIPTION_LENGTH = 159

/** A description for search engines of at most 159 characters: a longer text ends after a whole word and an ellipsis. */
export function shortenDescription(text: string, language: LanguageCode): string {
  const whole = text.trim()
  if (whole.length <= MAX_DESCRIPTION_LENGTH) return whole
  const limit = MAX_DESCRIPTION_LENGTH - 1
  // A text without a word end near the limit is cut after a whole letter.
  const end = lastEnd(whole, language, 'word', limit)
  const cut = end > limit / 2 ? end : lastEnd(whole, language, 'grapheme', limit)
  return `${whole.slice(0, cut).replace(/[\s\p{P}]+$/u, '')}…`
}

/** Where the last word or letter that fits into the limit ends. Words of Chinese have no spaces between them. */
function lastEnd(text: string, language: LanguageCode, granularity: 'word' | 'grapheme', limit: number): number {
  let last = 0
  for (const { index, segment } of new Intl.Segmenter(tagOf(language), { granularity }).segment(text)) {
    const end = index + segment.length
    if (end > limit) break
    last = end
  }
  return last
}
