import { type RefObject, useEffect } from 'react'

/** Calls `move` on arrow keys, in the direction of text: left is back where text runs from left to right. @param move null: keys do nothing */
export function useArrowKeys(ref: RefObject<HTMLElement | null>, move: ((direction: 1 | -1) => void) | null) {
  useEffect(() => {
    if (!move) return
    const handleKeyDown = (event: KeyboardEvent) => {
      const direction = toDirection(event.key, ref.current ? getComputedStyle(ref.current).direction : 'ltr')
      if (direction === 0) return
      event.preventDefault()
      move(direction)
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [ref, move])
}

/** What a key means: 1 is on, -1 is back, 0 is nothing. @param textDirection `ltr` or `rtl` */
export function toDirection(key: string, textDirection: string): 1 | -1 | 0 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0
  return (key === 'ArrowRight') === (textDirection !== 'rtl') ? 1 : -1
}
