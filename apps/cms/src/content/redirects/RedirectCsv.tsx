import type { ServerProps } from 'payload'
import { contentText } from '../content-texts.ts'
import { RedirectCsvButtons } from '../../publishing/redirects/RedirectCsvButtons.tsx'

/** Export and import above the list of redirects. */
export function RedirectCsv({ i18n }: ServerProps) {
  const text = (key: 'export' | 'import' | 'file' | 'nothing' | 'correct' | 'imported') =>
    contentText({ i18n }, `redirects.${key}`)
  return (
    <RedirectCsvButtons
      texts={{
        export: text('export'),
        import: text('import'),
        file: text('file'),
        nothing: text('nothing'),
        correct: text('correct'),
        imported: text('imported'),
      }}
    />
  )
}
