import { useEffect, useId, useRef, useState } from 'react'
import { formatTagOf } from '@vitrine/locales/languages'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { classNames } from '../../ui/class-names.ts'
import { countryName } from '../../../shared/languages/country-name.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CountryList } from './CountryList.tsx'
import styles from './CountryPicker.module.css'
import { FormField } from './FormField.tsx'
import field from './FormField.module.css'
import type { ErrorKey } from '../../../shared/enquiries/form-fields.ts'

type CountryPickerProps = { error: ErrorKey | undefined; value: string | undefined }

/** The country, from a list that can be searched. Its form gets the code; where the list cannot be loaded, the country is typed. */
export function CountryPicker({ error, value = '' }: CountryPickerProps) {
  const text = useText()
  const tag = formatTagOf(useLanguage())
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const hidden = useRef<HTMLInputElement>(null)
  const lastCode = useRef(value)
  const [code, setCode] = useState(value)
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)

  // A choice is announced to the form once the hidden field has the value.
  useEffect(() => {
    if (code === lastCode.current) return
    lastCode.current = code
    announce(hidden.current)
  }, [code])

  if (failed) return <FormField name="country" error={error} value={code} />

  /** A list that is left without a choice is announced too: the country is still missing. */
  function close() {
    setOpen(false)
    if (open && code === '') announce(hidden.current)
  }

  function closeByKey() {
    close()
    button.current?.focus()
  }

  function pick(picked: string) {
    setCode(picked)
    setOpen(false)
    button.current?.focus()
  }

  return (
    <div
      className={classNames(field.cell, field.full)}
      data-wrong={Boolean(error)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}
    >
      <span id={`${id}-label`} className={field.label}>
        {text('formField.country')}
      </span>
      <button
        ref={button}
        id={`${id}-value`}
        type="button"
        data-field="country"
        className={styles.button}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error && `${id}-note`}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <span className={styles.value}>{code && countryName(code, tag)}</span>
        <Icon name="down" />
      </button>
      <input ref={hidden} type="hidden" name="country" value={code} />
      {error && (
        <p id={`${id}-note`} className={field.error}>
          {text(error)}
        </p>
      )}
      {open && <CountryList chosen={code} onPick={pick} onClose={closeByKey} onFail={() => setFailed(true)} />}
    </div>
  )
}

/** Tells the form that a hidden field may have changed, as typing does for others. */
function announce(field: HTMLInputElement | null) {
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
