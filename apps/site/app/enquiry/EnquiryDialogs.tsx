import { useEffect } from 'react'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { contactPopup, useIsOpen } from '../shell/dialog-store.ts'
import { isOutboxFilled } from './sending/outbox-key.ts'
import { loadContactPopup } from './form/load-contact-popup.ts'

/** The contact popup while it is open. On every page; the outbox is sent from here too. */
export function EnquiryDialogs() {
  const isOpen = useIsOpen(contactPopup)
  const contactPage = localizedPath('/contact', useLanguage())
  const popup = useLazyModule(isOpen, loadContactPopup, () => {
    contactPopup.close()
    location.assign(contactPage)
  })
  useEffect(() => contactPopup.setLoader(loadContactPopup), [])
  useSendOutbox()
  return isOpen && popup ? <popup.ContactPopup /> : null
}

/** What could not be sent is sent when a page is loaded and when the network comes back (R10.10). */
function useSendOutbox() {
  useEffect(() => {
    const send = () => {
      if (!isOutboxFilled()) return
      import('./sending/outbox.ts').then(({ sendOutbox }) => sendOutbox()).catch(console.warn)
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [])
}
