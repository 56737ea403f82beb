import type { MouseEvent, ReactNode } from 'react'
import { LocalizedLink } from '../i18n/LocalizedLink.tsx'
import { openContactPopup } from './contact-popup-store.ts'
import { loadContactPopup } from '../enquiry/form/load-contact-popup.ts'

type ConsultLinkProps = { className?: string | undefined; children: ReactNode }

/** Opens the contact popup; without script, or in another tab, it leads to the contact page. */
export function ContactLink({ className, children }: ConsultLinkProps) {
  const prepare = () => void loadContactPopup().catch(() => undefined)
  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    openContactPopup()
  }
  return (
    <LocalizedLink
      to="/contact"
      prefetch="none"
      className={className}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </LocalizedLink>
  )
}
