import type { TextProblem } from '@vitrine/locales/own-texts/find-text-problems'
import { fillTemplate } from '../../platform/fill-template.ts'
import type { ProblemKey, Words } from './interface-text-words.ts'

/** What is wrong with a text, a sentence each, in the words of whoever reads it. */
export function toSentences(problems: readonly TextProblem[], words: Words): string[] {
  return problems.map(({ kind, values }) => fillTemplate(words[`problem.${kind}` satisfies ProblemKey], values))
}
