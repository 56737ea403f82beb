import { type RefObject, useState } from 'react'
import type { Hall } from '../../shared/planner/plan.ts'
import { DIMENSIONS_PX } from './DimensionLines.tsx'
import type { DrawingSize } from './use-drawing-size.ts'

const MAX_ZOOM = 12
/** Around the hall, for its dimension lines; less where there is little room. */
const MARGIN_PX = { wide: 44, narrow: DIMENSIONS_PX }
const NARROW_BELOW_PX = 520

/** What is seen, in mm; `zoom` is 1 where the whole hall is. */
type View = { zoom: number; x: number; y: number }
type Floor = Pick<Hall, 'length' | 'width'>

export type PlanView = ReturnType<typeof useView>

/** Which part of the plan is seen: all of it at first. @returns that, and what can be done to it */
export function useView(ref: RefObject<SVGSVGElement | null>, hall: Floor, size: DrawingSize) {
  const [view, setView] = useState<View>({ zoom: 1, x: 0.5, y: 0.5 })
  const whole = fit(hall, size)
  const mmPerPx = whole / view.zoom
  const seen = { across: size.across * mmPerPx, down: size.down * mmPerPx }
  const left = hall.length * view.x - seen.across / 2
  const top = hall.width * view.y - seen.down / 2

  const zoomTo = (zoom: number, at = { x: view.x, y: view.y }) => {
    const next = Math.min(Math.max(zoom, 1), MAX_ZOOM)
    setView(next === 1 ? { zoom: 1, x: 0.5, y: 0.5 } : { zoom: next, ...at })
  }

  return {
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
}

const within = (share: number) => Math.min(Math.max(share, 0), 1)
export type HallShape = 'long' | 'square' | undefined

/** How a drawing is cut, so that halls of any proportion fill it. */
export function decideShape({ length, width }: Floor): HallShape {
  if (length / width > 2) return 'long'
  return length / width < 1.2 ? 'square' : undefined
}

const isNarrow = ({ across }: DrawingSize) => across < NARROW_BELOW_PX

/** Whether a hall is drawn with its length downwards: on phones, where it is larger so. */
export const decideStanding = (hall: Floor, size: DrawingSize): boolean =>
  isNarrow(size) && decideShape(hall) !== 'square'

/** How many mm a pixel shows where the whole hall is seen. */
function fit({ length, width }: Floor, size: DrawingSize): number {
  const margin = isNarrow(size) ? MARGIN_PX.narrow : MARGIN_PX.wide
  return Math.max(length / Math.max(size.across - 2 * margin, 80), width / Math.max(size.down - 2 * margin, 80))
}
