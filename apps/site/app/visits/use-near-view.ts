import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element was ever so near the view that what stands there must be loaded. */
export function useNearView<Shown extends Element>(): [ref: RefObject<Shown | null>, isNear: boolean] {
  const ref = useRef<Shown>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((it) => it.isIntersecting)) return
        setIsNear(true)
        observer.disconnect()
      },
      { rootMargin: '600px 0px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return [ref, isNear]
}
