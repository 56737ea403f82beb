/** A change of the camera: angles in radians, zoom as a factor of the distance. */
export type ViewerStep = { kind: 'turn'; across: number; up: number } | { kind: 'zoom'; by: number } | { kind: 'reset' }

const ANGLE = Math.PI / 18

/** What a key does to the camera; null for other keys. */
export function viewerStep(key: string): ViewerStep | null {
  switch (key) {
    case 'ArrowLeft':
      return { kind: 'turn', across: -ANGLE, up: 0 }
    case 'ArrowRight':
      return { kind: 'turn', across: ANGLE, up: 0 }
    case 'ArrowUp':
      return { kind: 'turn', across: 0, up: ANGLE }
    case 'ArrowDown':
      return { kind: 'turn', across: 0, up: -ANGLE }
    case '+':
    case '=':
      return { kind: 'zoom', by: 0.8 }
    case '-':
      return { kind: 'zoom', by: 1.25 }
    case 'Home':
      return { kind: 'reset' }
    default:
      return null
  }
}
