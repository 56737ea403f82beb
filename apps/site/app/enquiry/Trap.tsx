import { useText } from '../language/LanguageContext.tsx'
import { TRAP_FIELD } from './filling.ts'
import styles from './Trap.module.css'

/** A field that only programs fill in. Whoever meets it without styles is told to leave it alone. */
export function Trap() {
  const text = useText()
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        {text('formField.leaveEmpty')}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
