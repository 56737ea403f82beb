import { LARGEST_FILE_BYTES, MOST_FILES } from '@vitrine/contract/submission-bounds'
import { useText } from '../language/LanguageContext.tsx'
import type { Text } from '../language/texts.ts'
import type { FileProblem } from './file-problems.ts'
import type { Trouble } from './trouble.ts'

/** Says what keeps a form from being sent; nothing that was typed is lost by it. */
export function TroubleWords({ trouble }: { trouble: Trouble }) {
  const text = useText()
  switch (trouble.kind) {
    case 'lost':
      return text('form.notSent')
    case 'limited':
      return text('form.limited', { minutes: trouble.minutes })
    case 'files':
      return [...new Set(trouble.problems.map((it) => sayProblem(it, text)))].join(' ')
  }
}

export function sayProblem({ reason, name }: FileProblem, text: Text): string {
  switch (reason) {
    case 'wrongKind':
      return text('form.files.wrongKind', { name: isolate(name) })
    case 'tooLarge':
      return text('form.files.tooLarge', { name: isolate(name), size: LARGEST_FILE_BYTES / 1024 / 1024 })
    case 'tooMany':
      return text('form.files.tooMany', { count: MOST_FILES })
  }
}

/** A Latin file name keeps its own direction in an Arabic sentence. */
const isolate = (name: string) => `\u2068${name}\u2069`
