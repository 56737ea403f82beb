import { flat, type Inline, isKept, plainText } from './inline.ts'

/** Why a translation is not taken. `value` names what is wrong. */
export type Problem = { key: 'empty' | 'tags' | 'kept' | 'figures'; value: string }

/** Compares a translation with its English: nothing that has to stay may be lost, doubled or made up, and no figure may change. */
export function checkSegment(source: readonly Inline[], target: readonly Inline[]): Problem | null {
  if (plainText(target).trim() === '') return { key: 'empty', value: '' }
  const [ours, theirs] = [flat(source), flat(target)]
  for (const it of ours) {
    if (typeof it === 'string') continue
    const count = theirs.filter((own) => typeof own === 'object' && own.tag === it.tag && own.id === it.id).length
    if (count !== 1)
      return isKept(it) ? { key: 'kept', value: it.text } : { key: 'tags', value: plainText(it.children) }
  }
  const tagsOf = (all: Inline[]) => all.filter((it) => typeof it === 'object').length
  if (tagsOf(ours) !== tagsOf(theirs)) return { key: 'tags', value: plainText(target) }
  const placeholders = (all: Inline[]) =>
    all.flatMap((it) => (typeof it === 'string' ? (it.match(/\{\w+\}/g) ?? []) : []))
  const [invented] = placeholders(theirs).filter((it) => !placeholders(ours).includes(it))
  if (invented) return { key: 'kept', value: invented }
  return digitsOf(ours) === digitsOf(theirs) ? null : { key: 'figures', value: figuresOf(ours).join(', ') }
}

const wordsOf = (all: readonly Inline[]) => all.filter((it) => typeof it === 'string').join(' ')
const figuresOf = (all: readonly Inline[]) => wordsOf(all).match(/\d+(?:[.,]\d+)*/g) ?? []

/** All digits in order of size: words change places, and separators are those of the language. */
const digitsOf = (all: readonly Inline[]) =>
  [...wordsOf(all)]
    .map(toDigit)
    .filter((it) => it !== '')
    .toSorted()
    .join('')

const zeros = [0x30, 0x660, 0x6f0, 0xce6]

function toDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const zero = zeros.find((it) => code >= it && code <= it + 9)
  return zero === undefined ? '' : String(code - zero)
}
