import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Basket } from '../../../shared/basket/basket.ts'
import { useLanguage } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { readDraft } from './drafts.ts'
import { FileField } from './FileField.tsx'
import { CONTACT_FORM_ANCHOR } from './ContactForm.tsx'
import { FormActions, type FormActionsProps } from './FormActions.tsx'
import { FormField } from './FormField.tsx'
import field from './FormField.module.css'
import { fieldsOf } from '../../../shared/enquiries/form-fields.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

type EnquiryFormProps = Pick<FormActionsProps, 'name' | 'children'> & {
  form: 'order' | 'popup'
  label: string
  basket?: Basket
  onDone: (id: string) => void
  /** How a message begins that nobody has begun yet. Alone it is no message. */
  beginning?: string | undefined
}

/**
 * The form with all the fields, for the basket dialog and the contact popup (R5.2, R5.7). It is rendered only in the browser, but
 * has an action all the same: where the code that sends it cannot be loaded, the browser posts it to the contact page.
 */
export function EnquiryForm({ form, label, basket, onDone, beginning = '', name, children }: EnquiryFormProps) {
  const contact = localizedPath('/contact', useLanguage())
  const { pathname } = useLocation()
  const [draft] = useState(() => {
    const { values } = readDraft(form)
    return { ...values, message: values.message || beginning }
  })
  const { handlers, errors, busy, submitError } = useEnquiryForm(form, {
    onDone,
    eager: form === 'popup',
    beginning,
    ...(basket && { basket }),
  })
  return (
    <form
      method="post"
      action={`${contact}#${CONTACT_FORM_ANCHOR}`}
      encType={form === 'order' ? 'multipart/form-data' : undefined}
      aria-label={label}
      {...handlers}
    >
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="action_location" value={pathname} />
      {basket && <input type="hidden" name="cart" value={JSON.stringify(basket)} />}
      <div className={field.fields}>
        {fieldsOf[form].map((it) => {
          if (it === 'country') return <CountryPicker key={it} error={errors.country} value={draft.country} />
          return <FormField key={it} name={it} error={errors[it]} value={draft[it]} />
        })}
        {form === 'order' && <FileField />}
      </div>
      <FormActions busy={busy} submitError={submitError} name={name}>
        {children}
      </FormActions>
    </form>
  )
}
