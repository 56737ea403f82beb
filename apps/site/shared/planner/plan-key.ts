import { GRID_MM } from './snap.ts'

/** How far an arrow moves a product with Shift, in mm. */
export const FINE_MM = 10

export type KeyAction =
  | { kind: 'move'; across: number; down: number }
  | { kind: 'turn' | 'remove' | 'duplicate' | 'undo' | 'redo' | 'leave' }

type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

/** What a key does to the product that has the focus; null for other keys, which stay the browser's. */
export function decideKey({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyAction | null {
  if (altKey) return null
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return { kind: shiftKey ? 'redo' : 'undo' }
    return key.toLowerCase() === 'y' ? { kind: 'redo' } : null
  }
  const by = shiftKey ? FINE_MM : GRID_MM
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'move', across: -by, down: 0 }
    case 'ArrowRight':
      return { kind: 'move', across: by, down: 0 }
    case 'ArrowUp':
      return { kind: 'move', across: 0, down: -by }
    case 'ArrowDown':
      return { kind: 'move', across: 0, down: by }
    case 'r':
    case 'R':
      return { kind: 'turn' }
    case 'd':
    case 'D':
      return { kind: 'duplicate' }
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' }
    case 'Escape':
      return { kind: 'leave' }
    default:
      return null
  }
}
