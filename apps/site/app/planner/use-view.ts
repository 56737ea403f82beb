import { useEffect, useRef, useState } from 'react'
import type { Hall } from '../../shared/planner/plan.ts'
import { DIMENSIONS_PX } from './DimensionLines.tsx'

const MAX_ZOOM = 12
/** Around the hall, for its dimension lines; less where there is little room. */
const MARGIN_PX = { wide: 44, narrow: DIMENSIONS_PX }
const NARROW_BELOW_PX = 520
/** As wide as plans are drawn that nobody has measured: without script. */
const ASSUMED_PX = { across: 760, down: 507 }

type Size = { across: number; down: number }
/** What is seen, in mm; `zoom` is 1 where the whole hall is. */
type View = { zoom: number; x: number; y: number }

export type PlanView = ReturnType<typeof useView>[1]

/** Which part of the plan is seen: all of it at first. @returns the reference of the drawing, and what can be done to the view */
export function useView(hall: Pick<Hall, 'length' | 'width'>) {
  const ref = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState<Size>(ASSUMED_PX)
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.5 })

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

  const whole = fit(hall, size)
  const mmPerPx = whole / view.zoom
  const seen = { across: size.across * mmPerPx, down: size.down * mmPerPx }
  const left = hall.length * view.x - seen.across / 2
  const top = hall.width * view.y - seen.down / 2

  const zoomTo = (zoom: number, at = { x: view.x, y: view.y }) => {
    const next = Math.min(Math.max(zoom, 1), MAX_ZOOM)
    setView(next === 1 ? { zoom: 1, x: 0.5, y: 0.5 } : { zoom: next, ...at })
  }

  const shown = {
    box: `${Math.round(left)} ${Math.round(top)} ${Math.round(seen.across)} ${Math.round(seen.down)}`,
    mmPerPx,
    isZoomed: view.zoom > 1,
    zoomIn: (at?: { x: number; y: number }) =>
      zoomTo(view.zoom * 1.5, at && { x: at.x / hall.length, y: at.y / hall.width }),
    zoomOut: () => zoomTo(view.zoom / 1.5),
    reset: () => zoomTo(1),
    pan: (across: number, down: number) =>
      setView(({ zoom, x, y }) => ({
        zoom,
        x: within(x - across / hall.length),
        y: within(y - down / hall.width),
      })),
    /** Where in the hall a pointer is, in mm. */
    toHall({ clientX, clientY }: { clientX: number; clientY: number }) {
      const matrix = ref.current?.getScreenCTM()
      if (!matrix) return { x: 0, y: 0 }
      const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
      return { x, y }
    },
  }
  return [ref, shown] as const
}

const within = (share: number) => Math.min(Math.max(share, 0), 1)

/** How many mm a pixel shows where the whole hall is seen. */
function fit({ length, width }: Pick<Hall, 'length' | 'width'>, { across, down }: Size): number {
  const margin = across < NARROW_BELOW_PX ? MARGIN_PX.narrow : MARGIN_PX.wide
  return Math.max(length / Math.max(across - 2 * margin, 80), width / Math.max(down - 2 * margin, 80))
}
