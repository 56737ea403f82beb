import { MAX_FILE_BYTES, MAX_FILES } from '@vitrine/contract/submission-limits'
import { useText } from '../../i18n/LanguageContext.tsx'
import type { Text } from '../../i18n/texts.ts'
import type { FileProblem } from '../../../shared/enquiries/order-files.ts'
import type { SubmitError } from '../../../shared/enquiries/submit-error.ts'

/** Says what keeps a form from being sent; nothing that was typed is lost by it. */
export function SubmitErrorText({ trouble }: { trouble: SubmitError }) {
  const text = useText()
  switch (trouble.kind) {
    case 'lost':
      return text('form.notSent')
    case 'limited':
      return text('form.limited', { minutes: trouble.minutes })
    case 'files':
      return [...new Set(trouble.problems.map((it) => fileProblemText(it, text)))].join(' ')
  }
}

export function fileProblemText({ reason, name }: FileProblem, text: Text): string {
  switch (reason) {
    case 'wrongKind':
      return text('form.files.wrongKind', { name: isolate(name) })
    case 'tooLarge':
      return text('form.files.tooLarge', { name: isolate(name), size: MAX_FILE_BYTES / 1024 / 1024 })
    case 'tooMany':
      return text('form.files.tooMany', { count: MAX_FILES })
  }
}

/** A Latin file name keeps its own direction in an Arabic sentence. */
const isolate = (name: string) => `\u2068${name}\u2069`
