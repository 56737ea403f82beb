import type { MouseEvent, ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { contactPopup, type EnquirySubject } from './dialog-store.ts'

type ContactLinkProps = {
  className?: string | undefined
  /** The product or the plant beside which it stands. */
  about?: EnquirySubject
  children: ReactNode
}

/** Opens the contact popup; without script, or in another tab, it leads to the contact page. */
export function ContactLink({ className, about, children }: ContactLinkProps) {
  function handleClick(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    contactPopup.about = about
    contactPopup.open()
  }
  return (
    <LocalizedLink
      to="/contact"
      prefetch="none"
      data-held
      className={className}
      onClick={handleClick}
      onPointerEnter={contactPopup.prefetch}
      onFocus={contactPopup.prefetch}
    >
      {children}
    </LocalizedLink>
  )
}
