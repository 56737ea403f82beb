import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { Icon } from '../ui/Icon.tsx'
import { MAX_QUERY_LENGTH, withQuery } from '../../shared/search/query.ts'
import styles from '../ui/SearchForm.module.css'
import { resultsPath, type SearchKind } from '../../shared/search/search-kinds.ts'
import type { Combobox } from './use-combobox.ts'

type SearchBoxProps = { kind: SearchKind; typed: string; onType: (typed: string) => void; combobox: Combobox }

/** The field of the search dialog. Enter opens the chosen suggestion, or the results page of the kind. */
export function SearchBox({ kind, typed, onType, combobox }: SearchBoxProps) {
  const text = useText()
  const language = useLanguage()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const { active, isOpen, listId, optionId, onKeyDown } = combobox

  useEffect(() => field.current?.focus(), [])

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(localizedPath(active?.path ?? withQuery(resultsPath(kind), typed.trim()), language))
  }
  return (
    <form role="search" className={styles.form} onSubmit={handleSubmit}>
      <input
        ref={field}
        // Not a search field: there Escape would empty it before it closes the dialog.
        type="text"
        inputMode="search"
        className={styles.input}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-label={text('search.title')}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={active ? optionId(active) : undefined}
        placeholder={text('search.placeholder')}
        maxLength={MAX_QUERY_LENGTH}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        dir="auto"
      />
      <button type="submit" className={styles.submit} aria-label={text('header.search')}>
        <Icon name="search" />
      </button>
    </form>
  )
}
