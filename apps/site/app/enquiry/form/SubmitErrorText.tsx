import { MAX_FILE_BYTES, MAX_FILES } from '@vitrine/contract/submission-limits'
import { useText } from '../../i18n/LanguageContext.tsx'
import type { Text } from '../../../shared/texts/texts.ts'
import type { FileProblem } from '../../../shared/enquiries/order-files.ts'
import type { SubmitError } from '../../../shared/enquiries/submit-error.ts'

/** Why a form could not be sent. What was typed is still there. */
export function SubmitErrorText({ error }: { error: SubmitError }) {
  const text = useText()
  switch (error.kind) {
    case 'not-sent':
      return text('form.notSent')
    case 'rate-limited':
      return text('form.rateLimited', { minutes: error.minutes })
    case 'files':
      return [...new Set(error.problems.map((it) => fileProblemText(it, text)))].join(' ')
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
    case 'noRoom':
      return text('form.files.noRoom')
  }
}

/** A Latin file name keeps its own direction in an Arabic sentence. */
const isolate = (name: string) => `\u2068${name}\u2069`
