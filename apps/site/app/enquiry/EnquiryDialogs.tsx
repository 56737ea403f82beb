import { useEffect } from 'react'
import { BasketDialogs } from '../basket/BasketDialogs.tsx'
import { useLanguage } from '../i18n/LanguageContext.tsx'
import { localizedPath } from '../../shared/languages/localized-path.ts'
import { useLazyModule } from '../ui/use-lazy-module.ts'
import { openContactPopup, useContactPopupOpen } from '../shell/contact-popup-store.ts'
import { isOutboxFilled } from './sending/outbox-key.ts'
import { loadContactPopup } from './form/load-contact-popup.ts'

/** What waits behind every page: the basket, the contact popup, and the enquiries that are still to be sent. */
export function EnquiryDialogs() {
  const open = useContactPopupOpen()
  const contactPage = localizedPath('/contact', useLanguage())
  const popup = useLazyModule(open, loadContactPopup, () => {
    openContactPopup(false)
    location.assign(contactPage)
  })
  useSendKept()
  return (
    <>
      <BasketDialogs />
      {open && popup && <popup.ContactPopup />}
    </>
  )
}

/** What could not be sent is sent when a page is loaded and when the network comes back (R10.10). */
function useSendKept() {
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
