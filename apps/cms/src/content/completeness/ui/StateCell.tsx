'use client'

import { useLocale } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { languages } from '@vitrine/locales/languages'
import { readStates } from '../language-states.ts'
import { State } from './State.tsx'
import styles from './states.module.css'
import { useTexts } from './use-texts.ts'

/** In a list: the states in the language of the list; in English, how many languages are filled. */
export function StateCell({ cellData }: DefaultCellComponentProps) {
  const text = useTexts()
  const { code } = useLocale()
  const column = typeof cellData === 'string' ? cellData : ''
  if (column === '') return <span>–</span>
  const states = readStates(column, code)
  const filled = languages.filter((it) => readStates(column, it.code).includes('filled'))
  if (code === 'en' && states.every((state) => state === 'filled'))
    return <span>{text('complete', { count: filled.length, total: languages.length })}</span>
  return (
    <span className={styles.states}>
      {states.map((state) => (
        <State key={state} state={state} />
      ))}
    </span>
  )
}
