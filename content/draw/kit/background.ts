import { look } from './camera.ts'
import type { Camera } from './camera.ts'

/** Full-bleed grounds: a soft light on one side and a fine drawing grid that lies in the direction of the view. */
export type Tone = 'light' | 'mist' | 'dark' | 'deep' | 'warm'

const tones: Record<Tone, { near: string; far: string; line: string; lineOpacity: number }> = {
  light: { near: '#f4f6f8', far: '#cfd7df', line: '#8795a6', lineOpacity: 0.2 },
  mist: { near: '#dde4ea', far: '#a9b6c3', line: '#6f7f91', lineOpacity: 0.22 },
  dark: { near: '#3a4654', far: '#161c24', line: '#9fb2c6', lineOpacity: 0.09 },
  deep: { near: '#3a4858', far: '#10161d', line: '#9fb2c6', lineOpacity: 0.08 },
  warm: { near: '#f7efeb', far: '#d9cfca', line: '#a08a80', lineOpacity: 0.2 },
}

const gridLines = (width: number, height: number, camera: Camera, step: number) => {
  const directions = [camera.project([1, 0, 0]), camera.project([0, 1, 0])]
  const reach = width + height
  const lines: string[] = []
  for (const [dx, dy] of directions) {
    const size = Math.hypot(dx, dy)
    const [ux, uy] = [dx / size, dy / size]
    for (let at = -reach; at < reach; at += step) {
      const [x, y] = [width / 2 - uy * at, height / 2 + ux * at]
      lines.push(
        `M${(x - ux * reach).toFixed(0)} ${(y - uy * reach).toFixed(0)}L${(x + ux * reach).toFixed(0)} ${(y + uy * reach).toFixed(0)}`,
      )
    }
  }
  return lines.join('')
}

export const ground = (
  width: number,
  height: number,
  tone: Tone,
  { x = 0.66, y = 0.5, camera = look(35, 29), grid = 92 } = {},
) => {
  const { near, far, line, lineOpacity } = tones[tone]
  const radius = width * 0.72
  const spot = `cx="${width * x}" cy="${height * y}" r="${radius}" gradientUnits="userSpaceOnUse"`
  return [
    `<defs><radialGradient id="ground" ${spot}><stop offset="0" stop-color="${near}"/><stop offset="1" stop-color="${far}"/></radialGradient>`,
    `<radialGradient id="fade" cx="${width * x}" cy="${height * y}" r="${width * 0.5}" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#000"/></radialGradient>`,
    `<mask id="near"><rect width="${width}" height="${height}" fill="url(#fade)"/></mask></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>`,
    `<path d="${gridLines(width, height, camera, grid)}" fill="none" stroke="${line}" stroke-opacity="${lineOpacity * 2}" stroke-width="1" mask="url(#near)"/>`,
  ].join('')
}
