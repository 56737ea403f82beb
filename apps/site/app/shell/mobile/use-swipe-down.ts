import { type RefObject, useEffect, useRef } from 'react'
import { SWIPE_CLOSE_AFTER_PX } from '../../../shared/constants.ts'

/** Calls `onSwipe` on a swipe down over an element that is scrolled to its top. */
export function useSwipeDown(ref: RefObject<HTMLElement | null>, onSwipe: () => void) {
  const latest = useRef(onSwipe)
  useEffect(() => {
    latest.current = onSwipe
  })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    let from: number | null = null
    const start = (event: TouchEvent) => {
      from = element.scrollTop <= 0 ? (event.touches[0]?.clientY ?? null) : null
    }
    const end = (event: TouchEvent) => {
      const to = event.changedTouches[0]?.clientY
      if (from !== null && to !== undefined && to - from > SWIPE_CLOSE_AFTER_PX) latest.current()
    }
    element.addEventListener('touchstart', start, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    return () => {
      element.removeEventListener('touchstart', start)
      element.removeEventListener('touchend', end)
    }
  }, [ref])
}
