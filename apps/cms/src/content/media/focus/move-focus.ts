/** In per cent from the left and the top of a picture. */
export type Focus = { x: number; y: number }

export const MIDDLE: Focus = { x: 50, y: 50 }
const FAR = 10

const steps: Record<string, Focus | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Where a key moves the point to, ten times as far with Shift; null for other keys. */
export function moveFocus({ x, y }: Focus, key: string, isFar: boolean): Focus | null {
  const step = steps[key]
  const length = isFar ? FAR : 1
  return step ? { x: within(x + step.x * length), y: within(y + step.y * length) } : null
}

/** The point of a picture that is shown in `box` at a place of the window. */
export function focusAt(box: DOMRectReadOnly, clientX: number, clientY: number): Focus {
  return { x: within(((clientX - box.x) / box.width) * 100), y: within(((clientY - box.y) / box.height) * 100) }
}

const within = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)))
