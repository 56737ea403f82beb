import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes a popover or dialog when the visitor has followed a link. */
export function useCloseOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    // A tap while the page was still waking up has opened it already: only another page closes it.
    if (shownAt.current === key) return
    shownAt.current = key
    const element = ref.current
    if (element instanceof HTMLDialogElement) element.close()
    else if (element?.matches(':popover-open')) element.hidePopover()
  }, [key])
  return ref
}
