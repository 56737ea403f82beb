import { useEffect, useRef, useState } from 'react'

/** As large as plans are drawn that nobody has measured: without script. */
const ASSUMED_PX = { across: 760, down: 507 }

/** In CSS pixels. */
export type DrawingSize = { across: number; down: number }

/** How large the plan is drawn. @returns the reference of the drawing, and its size */
export function useDrawingSize() {
  const ref = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState<DrawingSize>(ASSUMED_PX)

  useEffect(() => {
    const { current } = ref
    if (!current) return
    const observer = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect()
      if (width > 0 && height > 0) setSize({ across: width, down: height })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [])

  return [ref, size] as const
}
