'use client'

import type { LanguageCode } from '@vitrine/locales/languages'
import { useState } from 'react'
import { fillTemplate } from '../../../platform/fill-template.ts'
import text from '../../../platform/ui/text.module.css'
import type { BuiltInTexts } from '../endpoint.ts'
import type { OwnTexts } from '../own-texts.ts'
import { filterTexts, type TextFilter } from './filter-texts.ts'
import { TextFilters } from './TextFilters.tsx'
import { TextRow } from './TextRow.tsx'
import styles from './Texts.module.css'

/** So many rows are drawn at first, and more by a button: hundreds of fields are slow to draw. */
const ROWS = 40

type Props = {
  language: LanguageCode
  builtIn: BuiltInTexts
  own: OwnTexts
  onChange: (own: OwnTexts | null) => void
}

const everything: TextFilter = { query: '', part: '', isChangedOnly: false }

/** The texts that the filters leave, with their fields. */
export function TextList({ language, builtIn: { texts, words }, own, onChange }: Props) {
  const [filter, setFilter] = useState(everything)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [limit, setLimit] = useState(ROWS)
  const found = filterTexts(texts, own, filter, touched)

  function narrow(change: Partial<TextFilter>) {
    setFilter({ ...filter, ...change })
    setTouched(new Set())
    setLimit(ROWS)
  }
  function write(key: string, value: string) {
    setTouched(new Set([...touched, key]))
    const next = { ...own, [key]: value }
    // Of texts that are no more, as after an update, nothing is kept.
    const kept = texts.flatMap((it) => (next[it.key] ? [[it.key, next[it.key] ?? ''] as const] : []))
    onChange(kept.length > 0 ? Object.fromEntries(kept) : null)
  }
  return (
    <div className={styles.texts}>
      <TextFilters words={words} filter={filter} onChange={narrow} />
      <p role="status" className={text.muted}>
        {found.length === 0 ? words.none : fillTemplate(words.found, { count: found.length })}
      </p>
      <ul className={styles.list}>
        {found.slice(0, limit).map((it) => (
          <TextRow
            key={it.key}
            language={language}
            builtIn={it}
            own={own[it.key]}
            words={words}
            onChange={(value) => write(it.key, value)}
          />
        ))}
      </ul>
      {found.length > limit && (
        <button type="button" className={styles.button} onClick={() => setLimit(limit + ROWS)}>
          {words.more}
        </button>
      )}
    </div>
  )
}
