import { MAX_LINE_LENGTH, MAX_MESSAGE_LENGTH } from '@vitrine/contract/submission-limits'
import { useId } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './FormField.module.css'
import { type ErrorKey, type FieldName, fieldAttributes } from '../../../shared/enquiries/form-fields.ts'

type FormFieldProps = {
  name: FieldName
  error: ErrorKey | undefined
  value?: string | undefined
}

/** A field of a form with its label, and its error. Uncontrolled: the browser keeps what is typed. */
export function FormField({ name, error, value }: FormFieldProps) {
  const text = useText()
  const id = useId()
  const { label, type = 'text', autoComplete, long = false } = fieldAttributes[name]
  const shared = {
    id,
    name,
    defaultValue: value,
    required: true,
    'aria-invalid': Boolean(error),
    'aria-describedby': error ? `${id}-note` : undefined,
  }
  return (
    <div className={classNames(styles.cell, (long || name === 'country') && styles.full)} data-wrong={Boolean(error)}>
      <label className={styles.label} htmlFor={id}>
        {text(label)}
      </label>
      {long ? (
        <textarea {...shared} className={styles.input} rows={4} maxLength={MAX_MESSAGE_LENGTH} />
      ) : (
        <input
          {...shared}
          className={styles.input}
          type={type}
          autoComplete={autoComplete}
          maxLength={MAX_LINE_LENGTH}
          // Numbers and addresses run from left to right in every language.
          dir={type === 'text' ? 'auto' : 'ltr'}
        />
      )}
      {error && (
        <p id={`${id}-note`} className={styles.error}>
          {text(error)}
        </p>
      )}
    </div>
  )
}
