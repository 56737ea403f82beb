import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes a popover or dialog when the visitor has followed a link. */
export function useCloseOnNavigation<E extends HTMLElement>(): RefObject<E | null> {
  const ref = useRef<E>(null)
  const { key } = useLocation()
  const lastKey = useRef(key)
  useEffect(() => {
    // It may have been opened before hydration: only a navigation closes it.
    if (lastKey.current === key) return
    lastKey.current = key
    const element = ref.current
    if (element instanceof HTMLDialogElement) element.close()
    else if (element?.matches(':popover-open')) element.hidePopover()
  }, [key])
  return ref
}
