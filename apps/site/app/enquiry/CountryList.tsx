import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../language/LanguageContext.tsx'
import styles from './CountryList.module.css'
import { type CountryOption, loadCountries, searchCountries } from './country-options.ts'

type CountryListProps = { chosen: string; onPick: (code: string) => void; onClose: () => void; onFail: () => void }

/** A search bar over a list (sizes: SPEC.md section 9). Arrows move, Enter picks, Escape closes the list only. */
export function CountryList({ chosen, onPick, onClose, onFail }: CountryListProps) {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [all, setAll] = useState<CountryOption[] | null>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const found = searchCountries(all ?? [], typed)

  useEffect(() => {
    let gone = false
    search.current?.focus()
    loadCountries(language).then(
      (countries) => {
        if (gone) return
        setAll(countries)
        setActive(Math.max(0, countries.findIndex(({ code }) => code === chosen)))
      },
      (error: unknown) => {
        console.warn(error)
        if (!gone) onFail()
      },
    )
    return () => {
      gone = true
    }
    // The list is loaded when it opens, whatever changes around it.
  }, [language])

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, all])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const picked = found[active]
    if (step) setActive((active + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && picked) onPick(picked.code)
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
    // Neither the form nor the dialog may take these keys for theirs.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.panel}>
      <input
        ref={search}
        type="search"
        className={styles.search}
        role="combobox"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={found[active] && `${id}-${found[active].code}`}
        aria-label={text('formField.searchCountry')}
        placeholder={text('formField.searchCountry')}
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={text('formField.country')}>
        {found.map(({ code, name }, position) => (
          // The search bar has the keyboard; the pointer may not take the focus from it.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={code}
            id={`${id}-${code}`}
            className={styles.option}
            role="option"
            aria-selected={code === chosen}
            data-active={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(code)}
          >
            <span className={styles.name}>{name}</span>
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {all && found.length === 0 && text('formField.noCountry')}
      </p>
    </div>
  )
}
