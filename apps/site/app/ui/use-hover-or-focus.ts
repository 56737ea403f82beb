import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody points at an element or has the focus in it. */
export function useHoverOrFocus(ref: RefObject<HTMLElement | null>): boolean {
  const [isActive, setIsActive] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const controller = new AbortController()
    const on = (event: string, value: boolean) =>
      element.addEventListener(event, () => setIsActive(value), { signal: controller.signal })
    on('pointerenter', true)
    on('pointerleave', false)
    on('focusin', true)
    on('focusout', false)
    return () => controller.abort()
  }, [ref])
  return isActive
}
