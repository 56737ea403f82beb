import type { Hall } from '../../shared/planner/plan.ts'
import type { PlacedItem } from '../../shared/planner/place-items.ts'
import { writeDxf } from '../../shared/planner/write-dxf.ts'

export const DRAWING_NAME = 'hall-plan.dxf'

type Drawn = { hall: Hall; placed: readonly PlacedItem[] }

/** The plan as a file. @param title the heading of the drawing */
export function toDrawing({ hall, placed }: Drawn, title: string): File {
  return new File([writeDxf(hall, placed, title)], DRAWING_NAME, { type: 'image/vnd.dxf' })
}

/** Gives the plan to the visitor as a file. */
export function saveDrawing(drawn: Drawn, title: string) {
  const address = URL.createObjectURL(toDrawing(drawn, title))
  const link = document.createElement('a')
  link.href = address
  link.download = DRAWING_NAME
  link.click()
  // Not at once: some browsers begin to read it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
