import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '../../i18n/LanguageContext.tsx'
import { localizedPath } from '../../../shared/languages/localized-path.ts'
import button from '../../ui/button.module.css'
import { classNames } from '../../ui/class-names.ts'
import { ModalDialog } from '../../ui/ModalDialog.tsx'
import styles from './ContactPopup.module.css'
import { contactPopup } from '../../shell/dialog-store.ts'
import { pushEvent } from '../sending/push-event.ts'
import { EnquiryForm } from './EnquiryForm.tsx'

/** A form, then a sent confirmation whose button goes home and closes (R2.34, R4.16). Once closed it shows the form again. */
export function ContactPopup() {
  const text = useText()
  const navigate = useNavigate()
  const home = localizedPath('/', useLanguage())
  const [isSent, setIsSent] = useState(false)

  function handleDone() {
    pushEvent('Callback_complete')
    setIsSent(true)
  }

  function goHome() {
    contactPopup.close()
    void navigate(home)
  }

  return (
    <ModalDialog label={text('form.title')} size="contact" onClose={contactPopup.close}>
      {isSent ? (
        <div className={styles.sent} role="status">
          <p className={styles.title}>{text('form.sent')}</p>
          <button
            type="button"
            // The form that had the focus is gone: the focus goes to what comes next.
            ref={(element) => element?.focus()}
            className={classNames(button.button, button.accent)}
            onClick={goHome}
          >
            {text('error.goHome')}
          </button>
        </div>
      ) : (
        <>
          <h2 className={styles.title}>{text('form.title')}</h2>
          <p className={styles.lead}>{text('form.lead')}</p>
          <EnquiryForm form="popup" label={text('form.title')} onDone={handleDone} />
        </>
      )}
    </ModalDialog>
  )
}
