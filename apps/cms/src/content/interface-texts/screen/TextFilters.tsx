'use client'

import { textParts } from '@vitrine/locales/own-texts/text-parts'
import form from '../../../platform/ui/form.module.css'
import type { Words } from '../interface-text-words.ts'
import type { TextFilter } from './filter-texts.ts'
import styles from './Texts.module.css'

type Props = { words: Words; filter: TextFilter; onChange: (change: Partial<TextFilter>) => void }

/** Which texts are listed: by words, by the part of the site, and only those that were changed. */
export function TextFilters({ words, filter, onChange }: Props) {
  return (
    <div className={styles.filters}>
      <label className={form.field}>
        <span>{words.search}</span>
        <input type="search" value={filter.query} onChange={({ target }) => onChange({ query: target.value })} />
      </label>
      <label className={form.field}>
        <span>{words.part}</span>
        <select value={filter.part} onChange={({ target }) => onChange({ part: target.value })}>
          <option value="">{words['part.all']}</option>
          {textParts.map((part) => (
            <option key={part} value={part}>
              {words[`part.${part}`]}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.isChangedOnly}
          onChange={({ target }) => onChange({ isChangedOnly: target.checked })}
        />
        {words.changedOnly}
      </label>
    </div>
  )
}
