import { type RefObject, useEffect } from 'react'

/** The arrow keys leaf, in the direction of the text: left is back where lines run from left to right. @param move null: they do not */
export function useArrowKeys(ref: RefObject<HTMLElement | null>, move: ((direction: 1 | -1) => void) | null) {
  useEffect(() => {
    if (!move) return
    const press = (event: KeyboardEvent) => {
      const direction = toDirection(event.key, ref.current ? getComputedStyle(ref.current).direction : 'ltr')
      if (direction === 0) return
      event.preventDefault()
      move(direction)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [ref, move])
}

/** What a key means: 1 is on, -1 is back, 0 is nothing. */
export function toDirection(key: string, flow: string): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (flow !== 'rtl') ? 1 : -1
}
