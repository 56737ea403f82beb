import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { useLazyModule } from '../../ui/use-lazy-module.ts'
import styles from './CountryList.module.css'
import { loadCountries, searchCountries } from './country-options.ts'

type CountryListProps = { chosen: string; onPick: (code: string) => void; onClose: () => void; onFail: () => void }

/** A search bar over a list (R5.5; sizes: R9.13). Arrows move, Enter picks, Escape closes the list only. */
export function CountryList({ chosen, onPick, onClose, onFail }: CountryListProps) {
  const text = useText()
  const language = useLanguage()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const all = useLazyModule(
    true,
    () => loadCountries(language),
    (error) => {
      console.warn(error)
      onFail()
    },
  )
  const [typed, setTyped] = useState('')
  const [movedTo, setMovedTo] = useState<number | null>(null)
  const found = searchCountries(all ?? [], typed)
  const active =
    movedTo ??
    Math.max(
      0,
      found.findIndex(({ code }) => code === chosen),
    )

  useEffect(() => search.current?.focus(), [])

  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [all])

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active, all])

  function handleKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const picked = found[active]
    if (step) setMovedTo((active + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && picked) onPick(picked.code)
    else if (event.key === 'Escape') onClose()
    else if (event.key !== 'Enter') return
    // Neither the form nor the dialog may handle these keys.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={panel} className={styles.panel}>
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
          setMovedTo(0)
        }}
        onKeyDown={handleKeyDown}
      />
      <div ref={list} id={`${id}-list`} className={styles.list} role="listbox" aria-label={text('formField.country')}>
        {found.map(({ code, name }, position) => (
          // The focus stays in the search field, also when an option is pressed.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={code}
            id={`${id}-${code}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={code === chosen}
            data-active={position === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(code)}
          >
            <span className={styles.name}>{name}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {all && found.length === 0 && text('formField.noCountry')}
      </p>
    </div>
  )
}
