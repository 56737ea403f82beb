import { fold } from '@vitrine/locales/search/fold'
import type { BuiltInText } from '../endpoint.ts'
import type { OwnTexts } from '../own-texts.ts'

export type TextFilter = { query: string; part: string; isChangedOnly: boolean }

/**
 * The texts that a list shows: each word of the query is somewhere in the key, in what the site says, in English, or in what an editor wrote.
 * @param kept keys that stay although they do not match any more, as somebody is writing there
 */
export function filterTexts(
  texts: readonly BuiltInText[],
  own: OwnTexts,
  { query, part, isChangedOnly }: TextFilter,
  kept: ReadonlySet<string> = new Set(),
): BuiltInText[] {
  const words = fold(query).plain.split(' ').filter(Boolean)
  return texts.filter((it) => {
    if (kept.has(it.key)) return true
    if (part && it.part !== part) return false
    if (isChangedOnly && own[it.key] === undefined) return false
    if (words.length === 0) return true
    const searched = fold([it.key, it.text, it.english, own[it.key] ?? ''].join(' ')).plain
    return words.every((word) => searched.includes(word))
  })
}
