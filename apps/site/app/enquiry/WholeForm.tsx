import { useState } from 'react'
import type { Basket } from '../basket/basket.ts'
import { useText } from '../language/LanguageContext.tsx'
import { CountryPicker } from './CountryPicker.tsx'
import { readDraft } from './drafts.ts'
import { FormEnd, type FormEndProps } from './FormEnd.tsx'
import { FormField } from './FormField.tsx'
import field from './FormField.module.css'
import { fieldsOf } from './form-fields.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'

type WholeFormProps = Pick<FormEndProps, 'name' | 'children'> & {
  form: 'order' | 'popup'
  label: string
  cart?: Basket
  onDone: () => void
}

/** The form with all the fields, as the cart dialog and the contact popup have it (SPEC.md section 5). It exists only in the browser. */
export function WholeForm({ form, label, cart, onDone, name, children }: WholeFormProps) {
  const text = useText()
  const [draft] = useState(() => readDraft(form).values)
  const { handlers, errors, busy, lost } = useEnquiryForm(form, {
    onDone,
    eager: form === 'popup',
    ...(cart && { cart }),
  })
  return (
    <form aria-label={label} {...handlers}>
      <div className={field.fields}>
        {fieldsOf[form].map((it) => {
          if (it === 'country') return <CountryPicker key={it} error={errors.country} value={draft.country} />
          const hint = it === 'phone' && form === 'order' ? text('formField.digitsOnly') : undefined
          return <FormField key={it} name={it} error={errors[it]} value={draft[it]} hint={hint} />
        })}
      </div>
      <FormEnd busy={busy} lost={lost} name={name}>
        {children}
      </FormEnd>
    </form>
  )
}
