import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { FormActions } from './FormActions.tsx'
import { FormFields } from './FormFields.tsx'
import styles from './ContactForm.module.css'
import type { ContactFormName, PostedFormResult } from '../../../shared/enquiries/form-fields.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

/** The anchor of the form on the contact page and on the home page. */
export const CONTACT_FORM_ANCHOR = 'ask'

type ContactFormProps = { form: ContactFormName; postedForm?: PostedFormResult | undefined }

/**
 * Form, sent message, and back to the form (R4.18): at the foot of every page, and once more on the home page and the contact page.
 * Without script it is posted to the contact page.
 */
export function ContactForm({ form, postedForm }: ContactFormProps) {
  const text = useText()
  const [isSent, setIsSent] = useState(postedForm?.sent ?? false)
  const message = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (isSent) message.current?.focus()
  }, [isSent])

  if (!isSent) {
    const failed = postedForm?.sent ? undefined : postedForm && toContactForm(postedForm)
    return <Form form={form} postedForm={failed} onDone={() => setIsSent(true)} />
  }
  const isOrder = postedForm?.sent && postedForm.form === 'order'
  return (
    <div className={styles.sent}>
      <p ref={message} tabIndex={-1} className={styles.message}>
        {text(isOrder ? 'basket.placed' : 'form.sent')}
      </p>
      <button type="button" className={classNames(button.button, button.outline)} onClick={() => setIsSent(false)}>
        {text('form.back')}
      </button>
    </div>
  )
}

/** The contact page shows this form whichever was posted: its message goes into the field of this one. */
function toContactForm(postedForm: PostedFormResult): PostedFormResult {
  const { message: error, ...errors } = postedForm.errors
  const { message: value, ...values } = postedForm.values
  return {
    ...postedForm,
    errors: error ? { ...errors, contact_message: error } : errors,
    values: value === undefined ? values : { ...values, contact_message: value },
  }
}

type FormProps = { form: ContactFormName; postedForm: PostedFormResult | undefined; onDone: () => void }

function Form({ form, postedForm, onDone }: FormProps) {
  const text = useText()
  const language = useLanguage()
  const { pathname } = useLocation()
  // Two of these forms are on a page: its path alone is the one in the footer.
  const location = form === 'footer' ? pathname : `${pathname}#${CONTACT_FORM_ANCHOR}`
  const { handlers, errors, busy, submitError } = useEnquiryForm(form, {
    onDone,
    location,
    errors: postedForm?.errors,
    submitError: postedForm?.submitError,
  })
  return (
    <form
      method="post"
      action={`${localizedPath('/contact', language)}#${CONTACT_FORM_ANCHOR}`}
      className={classNames(styles.form, form !== 'footer' && styles.own)}
      aria-label={text(form === 'footer' ? 'footer.contact' : 'form.title')}
      {...handlers}
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="action_location" value={location} />
      <FormFields form={form} errors={errors} postedForm={postedForm} />
      <FormActions busy={busy} submitError={submitError} />
    </form>
  )
}
