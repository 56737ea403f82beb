import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../i18n/LanguageContext.tsx'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import { CategoryHints } from './CategoryHints.tsx'
import { Suggestions } from './Suggestions.tsx'
import { KindChoice } from './KindChoice.tsx'
import { SearchBox } from './SearchBox.tsx'
import styles from './SearchDialog.module.css'
import { DEFAULT_KIND, type SearchKind } from '../../shared/search/search-kinds.ts'
import { useCombobox } from './use-combobox.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The search over the whole screen (R2.30 to R2.32): where to search, what for, and suggestions. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const [kind, setKind] = useState<SearchKind>(DEFAULT_KIND)
  const [typed, setTyped] = useState('')
  const query = typed.trim()
  const suggestions = useSuggestions(kind, query)
  const combobox = useCombobox(suggestions?.hits ?? [])
  useCloseAfterNavigation(onClose)
  return (
    <ModalDialog label={text('search.title')} onClose={onClose} size="screen">
      <div className={styles.search}>
        <SearchBox kind={kind} typed={typed} onType={setTyped} combobox={combobox} />
        <KindChoice kind={kind} onChoose={setKind} />
        {query === '' ? <CategoryHints /> : suggestions && <Suggestions {...suggestions} combobox={combobox} />}
      </div>
    </ModalDialog>
  )
}

/** The page that a link in the dialog leads to is behind it. */
function useCloseAfterNavigation(onClose: () => void) {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (key !== opened.current) onClose()
  }, [key, onClose])
}
