import type { ReactNode } from 'react'
import { useText } from '../language/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './FormEnd.module.css'

export type FormEndProps = { busy: boolean; lost: boolean; name?: string | undefined; children?: ReactNode }

/** The end of a form: what went wrong with sending, and the button that sends; it rests while that is under way. */
export function FormEnd({ busy, lost, name, children }: FormEndProps) {
  const text = useText()
  return (
    <div className={styles.end}>
      <p className={styles.lost} role="status">
        {lost && text('form.notSent')}
      </p>
      {children}
      <button className={classNames(button.button, button.accent, styles.send)} disabled={busy}>
        {busy ? text('form.sending') : (name ?? text('form.send'))}
      </button>
    </div>
  )
}
