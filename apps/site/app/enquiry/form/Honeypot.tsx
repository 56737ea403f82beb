import { useText } from '../../i18n/LanguageContext.tsx'
import { HONEYPOT_FIELD } from '../../../shared/enquiries/form-metadata.ts'
import styles from './Honeypot.module.css'

/** A field that only programs fill in. People who see it, without styles, are asked to leave it empty. */
export function Honeypot() {
  const text = useText()
  return (
    <div className={styles.hidden} aria-hidden="true">
      <label>
        {text('formField.leaveEmpty')}
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
