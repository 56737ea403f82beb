import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { FormActions } from './FormActions.tsx'
import { FormFields } from './FormFields.tsx'
import styles from './FooterForm.module.css'
import type { PostedForm } from '../../../shared/enquiries/form-fields.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

/** Where the form stands on the contact page. */
export const CONTACT_FORM_ANCHOR = 'ask'

/** Form, sent message, and back to the form (R4.18). A plain form that posts to the contact page; with script it stays here. */
export function FooterForm({ posted }: { posted?: PostedForm | undefined }) {
  const text = useText()
  const [sent, setSent] = useState(posted?.sent ?? false)
  const message = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    if (sent) message.current?.focus()
  }, [sent])

  if (!sent)
    return <Fields posted={posted?.sent ? undefined : posted && asFooter(posted)} onDone={() => setSent(true)} />
  const order = posted?.sent && posted.form === 'order'
  return (
    <div className={styles.sent}>
      <p ref={message} tabIndex={-1} className={styles.message}>
        {text(order ? 'cart.placed' : 'form.sent')}
      </p>
      <button type="button" className={classNames(button.button, button.outline)} onClick={() => setSent(false)}>
        {text('form.back')}
      </button>
    </div>
  )
}

/** Whatever form was posted, this one stands here and has the words. */
function asFooter(posted: PostedForm): PostedForm {
  const { message: error, ...errors } = posted.errors
  const { message: value, ...values } = posted.values
  return {
    ...posted,
    errors: error ? { ...errors, contact_message: error } : errors,
    values: value === undefined ? values : { ...values, contact_message: value },
  }
}

function Fields({ posted, onDone }: { posted: PostedForm | undefined; onDone: () => void }) {
  const text = useText()
  const language = useLanguage()
  const { pathname } = useLocation()
  const { handlers, errors, busy, trouble } = useEnquiryForm('footer', {
    onDone,
    errors: posted?.errors,
    trouble: posted?.trouble,
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
      <FormFields form="footer" errors={errors} posted={posted} />
      <FormActions busy={busy} trouble={trouble} />
    </form>
  )
}
