import type { ReactNode } from 'react'
import { useText } from '../../i18n/LanguageContext.tsx'
import button from '../../ui/button.module.css'
import { Adviser } from '../advisers/Adviser.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './FormActions.module.css'
import { Honeypot } from './Honeypot.tsx'
import type { SubmitError } from '../../../shared/enquiries/submit-error.ts'
import { SubmitErrorText } from './SubmitErrorText.tsx'

export type FormActionsProps = {
  busy: boolean
  submitError: SubmitError | null
  name?: string | undefined
  children?: ReactNode
}

/** The end of a form: why it could not be sent, and the button that sends it, disabled while that is under way. */
export function FormActions({ busy, submitError, name, children }: FormActionsProps) {
  const text = useText()
  return (
    <div className={styles.end}>
      <p className={styles.error} role="status">
        {submitError && <SubmitErrorText error={submitError} />}
      </p>
      <Honeypot />
      <Adviser />
      {children}
      <button className={classNames(button.button, button.accent, styles.send)} disabled={busy}>
        {busy ? text('form.sending') : (name ?? text('form.send'))}
      </button>
    </div>
  )
}
