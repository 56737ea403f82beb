import { type RefObject, useEffect, useState } from 'react'

/** Whether someone points at an element or has the focus in it. */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const stop = new AbortController()
    const on = (event: string, value: boolean) =>
      element.addEventListener(event, () => setHeld(value), { signal: stop.signal })
    on('pointerenter', true)
    on('pointerleave', false)
    on('focusin', true)
    on('focusout', false)
    return () => stop.abort()
  }, [ref])
  return held
}
