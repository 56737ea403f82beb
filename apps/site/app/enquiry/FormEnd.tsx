import type { ReactNode } from 'react'
import { useText } from '../language/LanguageContext.tsx'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import styles from './FormEnd.module.css'
import { Trap } from './Trap.tsx'
import type { Trouble } from './trouble.ts'
import { TroubleWords } from './TroubleWords.tsx'

export type FormEndProps = {
  busy: boolean
  trouble: Trouble | null
  name?: string | undefined
  children?: ReactNode
}

/** The end of a form: what went wrong with sending, and the button that sends; it rests while that is under way. */
export function FormEnd({ busy, trouble, name, children }: FormEndProps) {
  const text = useText()
  return (
    <div className={styles.end}>
      <p className={styles.lost} role="status">
        {trouble && <TroubleWords trouble={trouble} />}
      </p>
      <Trap />
      {children}
      <button className={classNames(button.button, button.accent, styles.send)} disabled={busy}>
        {busy ? text('form.sending') : (name ?? text('form.send'))}
      </button>
    </div>
  )
}
