'use client'

import { useFormFields } from '@payloadcms/ui'
import styles from './EnglishText.module.css'
import { englishValue, toPlain, withRowIds } from './english-value.ts'
import { TranslationState } from './TranslationState.tsx'
import { useEnglish } from './use-english.ts'

/** Below a field that is to be translated: its English text, and whether the translation is there and still of that text. */
export function EnglishText({ path }: { path: string }) {
  const english = useEnglish()
  const rows = rowsOf(path)
  // One text, so that nothing is rendered again while other fields are typed in.
  const ids = useFormFields(([fields]) => rows.map((row) => String(fields[`${row}.id`]?.value ?? '')).join(' '))
  const isEmpty = useFormFields(([fields]) => toPlain(fields[path]?.value).trim() === '')
  if (!english) return null
  const idOf = (row: string) => ids.split(' ')[rows.indexOf(row)]
  const text = englishValue(english, path, idOf)
  return text === '' ? null : (
    <>
      <p className={styles.english} lang="en" dir="ltr">
        {text}
      </p>
      <TranslationState path={withRowIds(path, idOf)} isEmpty={isEmpty} />
    </>
  )
}

/** The paths of the rows that a field is in: `features.0` of `features.0.title`. */
function rowsOf(path: string): string[] {
  const names = path.split('.')
  return names.flatMap((name, index) => (/^\d+$/.test(name) ? [names.slice(0, index + 1).join('.')] : []))
}
