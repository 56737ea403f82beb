import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { FormActions } from './FormActions.tsx'
import { FormFields } from './FormFields.tsx'
import styles from './FooterForm.module.css'
import type { PostedFormResult } from '../../../shared/enquiries/form-fields.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

/** The anchor of the form on the contact page. */
export const CONTACT_FORM_ANCHOR = 'ask'

/** Form, sent message, and back to the form (R4.18). Without script it is posted to the contact page. */
export function FooterForm({ postedForm }: { postedForm?: PostedFormResult | undefined }) {
  const text = useText()
  const [isSent, setIsSent] = useState(postedForm?.sent ?? false)
  const message = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (isSent) message.current?.focus()
  }, [isSent])

  if (!isSent) {
    const failed = postedForm?.sent ? undefined : postedForm && toFooterForm(postedForm)
    return <Form postedForm={failed} onDone={() => setIsSent(true)} />
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
function toFooterForm(postedForm: PostedFormResult): PostedFormResult {
  const { message: error, ...errors } = postedForm.errors
  const { message: value, ...values } = postedForm.values
  return {
    ...postedForm,
    errors: error ? { ...errors, contact_message: error } : errors,
    values: value === undefined ? values : { ...values, contact_message: value },
  }
}

function Form({ postedForm, onDone }: { postedForm: PostedFormResult | undefined; onDone: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { handlers, errors, busy, submitError } = useEnquiryForm('footer', {
    onDone,
    errors: postedForm?.errors,
    submitError: postedForm?.submitError,
  })
  return (
    <form
      method="post"
      action={`${localizedPath('/contact', language)}#${CONTACT_FORM_ANCHOR}`}
      className={styles.form}
      aria-label={text('form.title')}
      {...handlers}
    >
      <input type="hidden" name="action_location" value={pathname} />
      <FormFields form="footer" errors={errors} postedForm={postedForm} />
      <FormActions busy={busy} submitError={submitError} />
    </form>
  )
}
