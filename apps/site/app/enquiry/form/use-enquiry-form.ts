import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { type Basket, emptyBasket } from '../../../shared/basket/basket.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { isChanged } from '../../shell/waking/replay-field.ts'
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

const loadSubmit = () => import('../sending/submit-form.ts')

type Options = {
  /** Gets the id of the enquiry. */
  onDone: (id: string) => void
  /** Where the form is, by which operators tell forms apart; the page's path if nothing else is given. */
  location?: string
  basket?: Basket
  /** Fields are checked as soon as they change, not only when the form is sent (R5.7, the popup). */
  eager?: boolean
  /** With what the message begins by itself: where nothing follows, nothing was written. */
  beginning?: string
  /** What the server found wrong with the form when it was posted without script. */
  errors?: FieldErrors | undefined
  submitError?: SubmitError | null | undefined
}

/** The behaviour of a form: keeps a draft, checks the fields, sends. */
export function useEnquiryForm(
  form: FormName,
  {
    onDone,
    location: givenLocation,
    basket = emptyBasket,
    eager = false,
    beginning = '',
    errors: initialErrors = {},
    submitError: initialError = null,
  }: Options,
) {
  const ref = useRef<HTMLFormElement>(null)
  const touched = useRef(new Set<FieldName>(Object.keys(initialErrors) as FieldName[]))
  const language = useLanguage()
  const { pathname } = useLocation()
  const location = givenLocation ?? pathname
  const [errors, setErrors] = useState<FieldErrors>(initialErrors)
  const [busy, setBusy] = useState(false)
  const [submitError, setSubmitError] = useState<SubmitError | null>(initialError)
  const shownAt = useRef(0)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    // Without script the browser checks; with script the site's own messages are shown beside the fields.
    element.noValidate = true
    // What was typed before React had the form was typed since the page came: nobody is too fast who was only early.
    shownAt.current = [...element.elements].some(isTyped) ? performance.timeOrigin : Date.now()
    restoreDraft(element, form)
  }, [form])

  const currentValues = () => {
    const values = readValues(form, new FormData(ref.current ?? undefined))
    return values.message?.trim() === beginning.trim() ? { ...values, message: '' } : values
  }

  async function recheck() {
    const { findErrors } = await loadSubmit()
    const found = findErrors(form, currentValues())
    setErrors(Object.fromEntries([...touched.current].map((name) => [name, found[name]])))
  }

  async function send(element: HTMLFormElement) {
    setBusy(true)
    setSubmitError(null)
    try {
      const { submitForm } = await loadSubmit()
      const data = new FormData(element)
      const metadata = readFormMetadata(data, Math.min(shownAt.current, readDraft(form).since))
      const files = data.getAll('file').filter((it) => it instanceof File && it.name !== '') as File[]
      const result = await submitForm(form, currentValues(), { language, location, basket, files, metadata })
      if (result.kind === 'done') return onDone(result.id)
      if (result.kind === 'failed') setSubmitError(result.submitError)
      if (result.kind === 'invalid') {
        touched.current = new Set(fieldsOf[form])
        setErrors(result.errors)
        focusFirstError(element, form, result.errors)
      }
    } catch (error) {
      // The code that sends could not be loaded: the form is posted as without script.
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
    onInput({ target }: FormEvent<HTMLFormElement>) {
      saveDraft(form, currentValues())
      const changed = fieldsOf[form].find((it) => it === (target as HTMLInputElement).name)
      if (eager && changed) touched.current.add(changed)
      if (touched.current.size > 0) recheck().catch(console.error)
    },
    onFocus: () => void loadSubmit().catch(() => undefined),
  }
  return { handlers, errors, busy, submitError }
}

function isTyped(element: Element): boolean {
  return (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && isChanged(element)
}

function restoreDraft(element: HTMLFormElement, form: FormName) {
  for (const [name, value = ''] of Object.entries(readDraft(form).values)) {
    const field = element.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value
  }
}

/** Waits for the messages beside the fields, so that a screen reader reads them with the field. */
function focusFirstError(element: HTMLFormElement, form: FormName, errors: FieldErrors) {
  const first = fieldsOf[form].find((name) => errors[name])
  requestAnimationFrame(() => element.querySelector<HTMLElement>(`[name="${first}"], [data-field="${first}"]`)?.focus())
}
