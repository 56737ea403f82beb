import { useEffect } from 'react'
import { BasketParts } from '../basket/BasketParts.tsx'
import { useLanguage } from '../language/LanguageContext.tsx'
import { localizedPath } from '../language/path.ts'
import { useLater } from '../ui/use-later.ts'
import { openContactPopup, useContactPopupOpen } from './contact-popup-store.ts'
import { hasKeptEnquiries } from './kept-enquiries.ts'
import { loadContactPopup } from './load-contact-popup.ts'

/** What waits behind every page: the basket, the contact popup, and the enquiries that are still to be sent. */
export function EnquiryParts() {
  const open = useContactPopupOpen()
  const contactPage = localizedPath('/contact', useLanguage())
  const popup = useLater(open, loadContactPopup, () => {
    openContactPopup(false)
    location.assign(contactPage)
  })
  useSendKept()
  return (
    <>
      <BasketParts />
      {open && popup && <popup.ContactPopup />}
    </>
  )
}

/** What could not be sent is sent when a page is loaded and when the network comes back (DESIGN.md, "Enquiries are never lost"). */
function useSendKept() {
  useEffect(() => {
    const send = () => {
      if (!hasKeptEnquiries()) return
      import('./outbox.ts').then(({ sendKept }) => sendKept()).catch(console.warn)
    }
    send()
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  }, [])
}
