import type { ReactNode } from 'react'
import { FormField } from './FormField.tsx'
import field from './FormField.module.css'
import {
  type FieldErrors,
  fieldsOf,
  type FormName,
  type PostedFormResult,
} from '../../../shared/enquiries/form-fields.ts'

type FormFieldsProps = {
  form: FormName
  errors: FieldErrors
  postedForm: PostedFormResult | undefined
  children?: ReactNode
}

/** The fields of a form that is part of a page, with the values that were posted without script; `children` are further cells. */
export function FormFields({ form, errors, postedForm, children }: FormFieldsProps) {
  return (
    <div className={field.fields}>
      {fieldsOf[form].map((name) => (
        <FormField key={name} name={name} error={errors[name]} value={postedForm?.values[name]} />
      ))}
      {children}
    </div>
  )
}
