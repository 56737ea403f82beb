'use client'

import { useFormFields } from '@payloadcms/ui'
import styles from './EnglishText.module.css'
import { englishValue } from './english-value.ts'
import { useEnglish } from './use-english.ts'

/** Below a field that is to be translated: its English text. */
export function EnglishText({ path }: { path: string }) {
  const english = useEnglish()
  const rows = rowsOf(path)
  // One text, so that nothing is rendered again while other fields are typed in.
  const ids = useFormFields(([fields]) => rows.map((row) => String(fields[`${row}.id`]?.value ?? '')).join(' '))
  if (!english) return null
  const text = englishValue(english, path, (row) => ids.split(' ')[rows.indexOf(row)])
  return text === '' ? null : (
    <p className={styles.english} lang="en" dir="ltr">
      {text}
    </p>
  )
}

/** The paths of the rows that a field is in: `features.0` of `features.0.title`. */
function rowsOf(path: string): string[] {
  const names = path.split('.')
  return names.flatMap((name, index) => (/^\d+$/.test(name) ? [names.slice(0, index + 1).join('.')] : []))
}
