import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage, useText } from '../language/LanguageContext.tsx'
import { localizedPath } from '../language/path.ts'
import button from '../ui/button.module.css'
import { classNames } from '../ui/class-names.ts'
import { ModalDialog } from '../ui/ModalDialog.tsx'
import styles from './ContactPopup.module.css'
import { openContactPopup } from './contact-popup-store.ts'
import { pushEvent } from './push-event.ts'
import { WholeForm } from './WholeForm.tsx'

/** A form, then a sent confirmation whose button goes home and closes (SPEC.md section 4). Closing forgets that it was sent. */
export function ContactPopup() {
  const text = useText()
  const navigate = useNavigate()
  const home = localizedPath('/', useLanguage())
  const [sent, setSent] = useState(false)
  const close = () => openContactPopup(false)

  function done() {
    pushEvent('Callback_complete')
    setSent(true)
  }

  function goHome() {
    close()
    void navigate(home)
  }

  return (
    <ModalDialog label={text('form.title')} size="contact" onClose={close}>
      {sent ? (
        <div className={styles.sent} role="status">
          <p className={styles.title}>{text('form.sent')}</p>
          <button
            type="button"
            // The form that had the focus is gone; what comes next is to be at hand.
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
          <WholeForm form="popup" label={text('form.title')} onDone={done} />
        </>
      )}
    </ModalDialog>
  )
}
