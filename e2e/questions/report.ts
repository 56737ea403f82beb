import { languageOf } from '@vitrine/locales/languages'
import { toMarkdownTable } from '../tasks/markdown-table.ts'
import type { Question, Result } from './question.ts'

/** More than that is a detour. */
const MAX_PRESSES = 8

/** What became of the questions, as a table of Markdown. */
export function toTable(results: readonly Result[]): string {
  const rows = results.map(({ question, presses, keys, seconds, answer, error }) => {
    const { number, who, words, meaning, way, source } = question
    const asked = meaning ? `${words} (${meaning})` : words
    const today = error ? `not answered: ${error}` : presses > MAX_PRESSES ? 'answered, by a detour' : 'answered'
    return [
      number,
      who,
      toScreen(question),
      asked,
      way,
      presses,
      keys,
      seconds.toFixed(1),
      answer ?? '–',
      source,
      today,
    ]
  })
  const heads = [
    'Who asks',
    'Language, screen',
    'Question',
    'Way',
    'Presses',
    'Keys',
    'Seconds',
    'Answer, as it is read',
  ]
  return toMarkdownTable(['', ...heads, 'Compared with', 'Today'], rows)
}

export function toSummary(results: readonly Result[]): string {
  const answered = results.filter(({ error }) => error === null)
  const detours = answered.filter(({ presses }) => presses > MAX_PRESSES)
  return `${results.length} questions: ${answered.length} answered, of which ${detours.length} by more than ${MAX_PRESSES} presses; ${results.length - answered.length} not answered`
}

const toScreen = ({ language, on }: Question) =>
  [languageNames.of(languageOf(language).tag), ...(on ? [on] : [])].join(', ')
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
