import { type FormEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLanguage, useText } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import iconButton from '../shell/header/icon-button.module.css'
import styles from './SearchButton.module.css'
import { ALL_RESULTS } from '../../shared/search/search-kinds.ts'

const loadDialog = () => import('./SearchDialog.tsx')

/** Opens the search dialog, whose code is loaded then. Without script, or where that fails, it leads to the search page. */
export function SearchButton() {
  const text = useText()
  const page = localizedPath(ALL_RESULTS, useLanguage())
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useLazyModule(isOpen, loadDialog, () => location.assign(page))
  const show = (event: FormEvent) => {
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <>
      <form action={page} onSubmit={show} className={styles.form}>
        <button
          className={iconButton.button}
          aria-label={text('header.search')}
          aria-haspopup="dialog"
          onPointerEnter={preload}
        >
          <Icon name="search" />
        </button>
      </form>
      {/* In the body, because the mobile menu, which may contain the button, closes when the dialog opens. */}
      {isOpen && dialog && createPortal(<dialog.SearchDialog onClose={() => setIsOpen(false)} />, document.body)}
    </>
  )
}

/** What fails here is loaded again, and the failure handled, when the button is pressed. */
function preload() {
  loadDialog().catch(() => undefined)
}
