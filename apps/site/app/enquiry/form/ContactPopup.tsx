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
import { Picture } from '../../ui/Picture.tsx'
import { toReference } from '../../../shared/enquiries/to-reference.ts'
import { EnquirySent } from './EnquirySent.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'

/** A form, then a sent confirmation whose button goes home and closes (R2.34, R4.16). Once closed it shows the form again. */
export function ContactPopup() {
  const text = useText()
  const navigate = useNavigate()
  const home = localizedPath('/', useLanguage())
  const [reference, setReference] = useState<string | null>(null)
  const { about } = contactPopup

  function handleDone(id: string) {
    pushEvent('Callback_complete')
    setReference(toReference(id))
  }

  function goHome() {
    contactPopup.close()
    void navigate(home)
  }

  return (
    <ModalDialog label={text('form.title')} size="contact" onClose={contactPopup.close}>
      {reference !== null ? (
        <div className={styles.sent} role="status">
          <div>
            <p className={styles.title}>{text('form.sent')}</p>
            <EnquirySent reference={reference} />
          </div>
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
          {about && (
            <p className={styles.about}>
              {about.image && <Picture picture={about.image} sizes="88px" decorative />}
              <span>
                {about.model && (
                  <span className={styles.model}>
                    <bdi>{about.model}</bdi>{' '}
                  </span>
                )}
                <bdi>{about.name}</bdi>
              </span>
            </p>
          )}
          <EnquiryForm
            form="popup"
            label={text('form.title')}
            onDone={handleDone}
            beginning={about && `${about.model ? `${about.model} ` : ''}${about.name}: `}
          />
        </>
      )}
    </ModalDialog>
  )
}
