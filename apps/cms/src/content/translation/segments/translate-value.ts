import type { LanguageCode } from '@vitrine/locales/languages'
import { checkSegment, type Problem } from './check-segment.ts'
import { flat, type Inline, isKept } from './inline.ts'
import { localizeKept, protect } from './protect.ts'
import { parseTagged, toTagged } from './tagged-text.ts'
import { type FieldValue, toSegments } from './to-segments.ts'

/** The tagged texts that a value is translated by. */
export function toSentTexts(value: FieldValue): string[] {
  return toSegments(value).sources.map((source) => toTagged(protect(source)))
}

/**
 * A value from the translations of its tagged texts, in their order; null where nobody has translated one.
 * @returns what is wrong with the first of them that cannot be taken
 */
export function fromSentTexts(
  value: FieldValue,
  translations: readonly (string | null)[],
  language: LanguageCode,
): { value: FieldValue } | { problem: Problem } {
  const segments = toSegments(value)
  const targets: Inline[][] = []
  for (const [index, own] of segments.sources.entries()) {
    const source = protect(own)
    const answer = translations[index]
    const target = answer === null || answer === undefined ? [] : parseTagged(answer)
    const problem = target ? checkSegment(source, target) : ({ key: 'tags', value: '' } as const)
    if (problem || !target) return { problem: problem ?? { key: 'tags', value: '' } }
    const kept = new Map(
      flat(source)
        .filter(isKept)
        .map(({ id, text }) => [id, localizeKept(text, language)]),
    )
    targets.push(withKept(target, kept))
  }
  return { value: segments.build(targets) }
}

/** What was kept as the language writes it, whatever the provider has made of it. */
function withKept(inlines: readonly Inline[], kept: ReadonlyMap<number, string>): Inline[] {
  return inlines.map((it): Inline => {
    if (typeof it === 'string') return it
    return it.tag === 'g'
      ? { ...it, children: withKept(it.children, kept) }
      : { ...it, text: kept.get(it.id) ?? it.text }
  })
}
