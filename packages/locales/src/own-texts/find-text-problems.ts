import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { compileText } from '../compile.ts'
import type { LanguageCode } from '../languages.ts'
import { findWrongPlurals, walkMessage } from '../message-elements.ts'
import { maxLengthOf } from './max-length-of.ts'

/** What is wrong with a text that somebody wrote in place of a built-in one. The values fill the sentence that says so. */
export type TextProblem = {
  kind:
    | 'unreadable'
    | 'unsupported'
    | 'lineBreak'
    | 'tooLong'
    | 'unknownPlaceholder'
    | 'missingPlaceholder'
    | 'pluralNeeded'
    | 'pluralRefused'
    | 'formMissing'
    | 'formUnknown'
  values: Record<string, string | number>
}

/** How a placeholder is written: a number may also stand as it is, and choose plural forms. */
type Use = 'plain' | 'number' | 'plural'

/**
 * What keeps a text from standing in for a built-in one; nothing does where the list is empty.
 * @param builtIn the text of the same key and language
 */
export function findTextProblems(language: LanguageCode, key: string, text: string, builtIn: string): TextProblem[] {
  const max = maxLengthOf(key)
  const length = [...text].length
  if (length > max) return [problem('tooLong', { length, max })]
  if (/[\n\r\t]/.test(text)) return [problem('lineBreak')]
  const elements = parsed(text)
  if (!elements) return [problem('unreadable')]
  if (!isSupported(text) || walkMessage(elements).some(({ type }) => type === TYPE.tag)) return [problem('unsupported')]
  const wanted = parsed(builtIn) ?? []
  return [...compareUses(usesOf(elements), usesOf(wanted)), ...checkForms(language, elements, wanted)]
}

const problem = (kind: TextProblem['kind'], values: TextProblem['values'] = {}): TextProblem => ({ kind, values })

function parsed(text: string): MessageFormatElement[] | null {
  try {
    return parse(text, { captureLocation: false })
  } catch {
    return null
  }
}

function isSupported(text: string): boolean {
  try {
    compileText('', text)
    return true
  } catch {
    return false
  }
}

function usesOf(elements: readonly MessageFormatElement[]): Map<string, Set<Use>> {
  const uses = new Map<string, Set<Use>>()
  for (const element of walkMessage(elements)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    const use = element.type === TYPE.plural ? 'plural' : element.type === TYPE.number ? 'number' : 'plain'
    uses.set(element.value, (uses.get(element.value) ?? new Set()).add(use))
  }
  return uses
}

function compareUses(own: Map<string, Set<Use>>, wanted: Map<string, Set<Use>>): TextProblem[] {
  const known = [...wanted.keys()].map((it) => `{${it}}`).join(', ')
  const unknown = [...own.keys()].filter((name) => !wanted.has(name))
  return [
    ...unknown.map((name) => problem('unknownPlaceholder', { name, known: known || '–' })),
    ...[...wanted].flatMap(([name, uses]) => compareUse(name, own.get(name), uses)),
  ]
}

function compareUse(name: string, own: ReadonlySet<Use> | undefined, wanted: ReadonlySet<Use>): TextProblem[] {
  if (!own) return [problem('missingPlaceholder', { name })]
  if (wanted.has('plural') && !own.has('plural')) return [problem('pluralNeeded', { name })]
  const isNumber = wanted.has('plural') || wanted.has('number')
  if (!isNumber && (own.has('plural') || own.has('number'))) return [problem('pluralRefused', { name })]
  return []
}

/** Every plural form of the language is asked for, but those that the built-in text does without. */
function checkForms(
  language: LanguageCode,
  own: readonly MessageFormatElement[],
  builtIn: readonly MessageFormatElement[],
): TextProblem[] {
  const spared = new Set(findWrongPlurals(language, builtIn).flatMap(({ missing }) => missing))
  return findWrongPlurals(language, own).flatMap(({ name, missing, unused }) => {
    const asked = missing.filter((form) => !spared.has(form))
    return [
      ...(asked.length > 0 ? [problem('formMissing', { name, forms: asked.join(', ') })] : []),
      ...(unused.length > 0 ? [problem('formUnknown', { name, forms: unused.join(', ') })] : []),
    ]
  })
}
