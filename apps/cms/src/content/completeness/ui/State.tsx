'use client'

import type { LanguageState } from '../language-states.ts'
import styles from './states.module.css'
import { useTexts } from './use-texts.ts'

/** A state in words. */
export function State({ state }: { state: LanguageState }) {
  const text = useTexts()
  return (
    <span className={styles.state} data-state={state}>
      {text(state)}
    </span>
  )
}
