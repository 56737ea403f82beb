/** A part of a segment: words, something that has words in it (bold, a link), or something that stays as it is (a code, a line break). */
export type Inline = string | Pair | Kept
export type Pair = { tag: 'g'; id: number; children: Inline[] }
export type Kept = { tag: 'x'; id: number; text: string }

export const isKept = (it: Inline): it is Kept => typeof it === 'object' && it.tag === 'x'

/** The words alone. */
export const plainText = (inlines: readonly Inline[]): string =>
  inlines.map((it) => (typeof it === 'string' ? it : it.tag === 'x' ? it.text : plainText(it.children))).join('')

/** Everything in it, what is inside of pairs too. */
export const flat = (inlines: readonly Inline[]): Inline[] =>
  inlines.flatMap((it) => (typeof it === 'object' && it.tag === 'g' ? [it, ...flat(it.children)] : [it]))

/** The same with its words changed; `change` gives what stands in place of them. */
export function mapWords(inlines: readonly Inline[], change: (words: string) => Inline[]): Inline[] {
  return inlines.flatMap((it): Inline[] => {
    if (typeof it === 'string') return change(it)
    return it.tag === 'g' ? [{ ...it, children: mapWords(it.children, change) }] : [it]
  })
}
