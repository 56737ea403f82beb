import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Basket } from '../../../shared/basket/basket.ts'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import { CountryPicker } from './CountryPicker.tsx'
import { readDraft } from './drafts.ts'
import { FileField } from './FileField.tsx'
import { CONTACT_FORM_ANCHOR } from './FooterForm.tsx'
import { FormActions, type FormActionsProps } from './FormActions.tsx'
import { FormField } from './FormField.tsx'
import field from './FormField.module.css'
import { fieldsOf } from '../../../shared/enquiries/form-fields.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

type WholeFormProps = Pick<FormActionsProps, 'name' | 'children'> & {
  form: 'order' | 'popup'
  label: string
  cart?: Basket
  onDone: () => void
}

/**
 * The form with all the fields, as the cart dialog and the contact popup have it (R5.2, R5.7). It exists only in the browser,
 * and is a plain form all the same: where the program that sends it cannot be fetched, the browser posts it to the contact page.
 */
export function EnquiryForm({ form, label, cart, onDone, name, children }: WholeFormProps) {
  const text = useText()
  const contact = localizedPath('/contact', useLanguage())
  const { pathname } = useLocation()
  const [draft] = useState(() => readDraft(form).values)
  const { handlers, errors, busy, trouble } = useEnquiryForm(form, {
    onDone,
    eager: form === 'popup',
    ...(cart && { cart }),
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
      {cart && <input type="hidden" name="cart" value={JSON.stringify(cart)} />}
      <div className={field.fields}>
        {fieldsOf[form].map((it) => {
          if (it === 'country') return <CountryPicker key={it} error={errors.country} value={draft.country} />
          const hint = it === 'phone' && form === 'order' ? text('formField.digitsOnly') : undefined
          return <FormField key={it} name={it} error={errors[it]} value={draft[it]} hint={hint} />
        })}
        {form === 'order' && <FileField />}
      </div>
      <FormActions busy={busy} trouble={trouble} name={name}>
        {children}
      </FormActions>
    </form>
  )
}
