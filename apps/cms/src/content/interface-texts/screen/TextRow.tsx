'use client'

import { type LanguageCode, languageOf } from '@vitrine/locales/languages'
import { findTextProblems } from '@vitrine/locales/own-texts/find-text-problems'
import { useId } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import text from '../../../platform/ui/text.module.css'
import form from '../../../platform/ui/form.module.css'
import type { BuiltInText } from '../endpoint.ts'
import type { Words } from '../interface-text-words.ts'
import { toSentences } from '../to-sentences.ts'
import styles from './Texts.module.css'

type Props = {
  language: LanguageCode
  builtIn: BuiltInText
  own: string | undefined
  words: Words
  onChange: (text: string) => void
}

/** One text: what the site says by itself, and the field for what stands in for it, checked while somebody writes. */
export function TextRow({ language, builtIn, own, words, onChange }: Props) {
  const id = useId()
  const { tag, dir } = languageOf(language)
  const problems = own?.trim() ? findTextProblems(language, builtIn.key, own.trim(), builtIn.text) : []
  const sentences = toSentences(problems, words)
  return (
    <li className={styles.row} data-changed={own !== undefined}>
      <div>
        <p className={styles.key}>
          <code dir="ltr">{builtIn.key}</code>
          {own !== undefined && <span className={text.pill}>{words.isChanged}</span>}
        </p>
        <p className={styles.builtIn} lang={tag} dir={dir}>
          {builtIn.text}
        </p>
        {language !== 'en' && (
          <p className={styles.english} lang="en" dir="ltr">
            {builtIn.english}
          </p>
        )}
      </div>
      <div className={form.field}>
        <textarea
          rows={1}
          lang={tag}
          dir={dir}
          value={own ?? ''}
          onChange={({ target }) => onChange(target.value)}
          aria-label={fillTemplate(words.own, { key: builtIn.key })}
          aria-invalid={sentences.length > 0}
          aria-describedby={id}
        />
        <div id={id} className={styles.notes}>
          {builtIn.max !== null && (
            <p className={text.muted}>
              {fillTemplate(words.narrow, { max: builtIn.max })} ({[...(own ?? '')].length})
            </p>
          )}
          {sentences.map((sentence) => (
            <p key={sentence} className={styles.problem}>
              {sentence}
            </p>
          ))}
        </div>
        {own !== undefined && (
          <button type="button" className={styles.button} onClick={() => onChange('')}>
            {words.reset}
          </button>
        )}
      </div>
    </li>
  )
}
