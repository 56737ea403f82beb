import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Basket, emptyBasket } from '../../../shared/basket/basket.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { saveDraft, readDraft } from './drafts.ts'
import { readFormMetadata } from '../../../shared/enquiries/form-metadata.ts'
import {
  type FieldErrors,
  type FieldName,
  fieldsOf,
  type FormName,
  readValues,
} from '../../../shared/enquiries/form-fields.ts'
import type { SubmitError } from '../../../shared/enquiries/submit-error.ts'

const loadSubmit = () => import('../sending/submit.ts')

type Options = {
  onDone: () => void
  cart?: Basket
  /** Says what is wrong as soon as a field is left, not only when the form is sent (R5.7, the popup). */
  eager?: boolean
  /** What the server found wrong with a form that came without script. */
  errors?: FieldErrors | undefined
  trouble?: SubmitError | null | undefined
}

/** A form's behaviour: keeps a draft, checks, sends. */
export function useEnquiryForm(
  form: FormName,
  { onDone, cart = emptyBasket, eager = false, errors: given = {}, trouble: told = null }: Options,
) {
  const ref = useRef<HTMLFormElement>(null)
  const touched = useRef(new Set<FieldName>(Object.keys(given) as FieldName[]))
  const language = useLanguage()
  const { pathname: location } = useLocation()
  const [errors, setErrors] = useState<FieldErrors>(given)
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<SubmitError | null>(told)
  const shownAt = useRef(0)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Without script the browser checks; with it the site's own words stand beside the fields.
    element.noValidate = true
    shownAt.current = Date.now()
    fillIn(element, form)
  }, [form])

  const typed = () => readValues(form, new FormData(ref.current ?? undefined))

  async function recheck() {
    const { findErrors } = await loadSubmit()
    const found = findErrors(form, typed())
    setErrors(Object.fromEntries([...touched.current].map((name) => [name, found[name]])))
  }

  async function send(element: HTMLFormElement) {
    setBusy(true)
    setTrouble(null)
    try {
      const { submitForm } = await loadSubmit()
      const entered = new FormData(element)
      const filling = readFormMetadata(entered, Math.min(shownAt.current, readDraft(form).since))
      const files = entered.getAll('file').filter((it) => it instanceof File && it.name !== '') as File[]
      const submitted = await submitForm(form, typed(), { language, location, cart, files, filling })
      if (submitted.kind === 'done') return onDone()
      if (submitted.kind === 'trouble') setTrouble(submitted.trouble)
      if (submitted.kind === 'wrong') {
        touched.current = new Set(fieldsOf[form])
        setErrors(submitted.errors)
        focusFirst(element, form, submitted.errors)
      }
    } catch (error) {
      // Its program could not be loaded. The form then goes the way that it goes without script.
      console.error(error)
      element.submit()
    } finally {
      setBusy(false)
    }
  }

  const handlers = {
    ref,
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (!busy) void send(event.currentTarget)
    },
    onInput() {
      saveDraft(form, typed())
      if (touched.current.size > 0) recheck().catch(console.error)
    },
    onFocus: () => void loadSubmit().catch(() => undefined),
    onBlur({ target }: FocusEvent<HTMLFormElement>) {
      const name = fieldsOf[form].find((it) => it === target.name)
      if (!eager || !name || (!touched.current.has(name) && target.value === '')) return
      touched.current.add(name)
      recheck().catch(console.error)
    },
  }
  return { handlers, errors, busy, trouble }
}

function fillIn(element: HTMLFormElement, form: FormName) {
  for (const [name, value = ''] of Object.entries(readDraft(form).values)) {
    const field = element.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value
  }
}

/** Waits for the words beside the fields, so that a screen reader reads them with the field. */
function focusFirst(element: HTMLFormElement, form: FormName, errors: FieldErrors) {
  const first = fieldsOf[form].find((name) => errors[name])
  requestAnimationFrame(() => element.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"]`)?.focus())
}
