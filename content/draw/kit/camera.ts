import type { Flat, Point } from './vector.ts'

/** A parallel view: turned about the upright, then tipped down. It shows the +x, -y and +z sides for a turn of 0 to 90. */
export type Camera = { towards: Point; project: (point: Point) => Flat }

export const look = (turn: number, tip: number): Camera => {
  const [a, p] = [(turn * Math.PI) / 180, (tip * Math.PI) / 180]
  const [sinA, cosA, sinP, cosP] = [Math.sin(a), Math.cos(a), Math.sin(p), Math.cos(p)]
  return {
    towards: [sinA * cosP, -cosA * cosP, sinP],
    project: ([x, y, z]) => {
      const away = y * cosA - x * sinA
      return [x * cosA + y * sinA, -(z * cosP + away * sinP)]
    },
  }
}

export const machineView = look(35, 29)
export const closeView = look(38, 30)
export const hallView = look(38, 40)

export type Window = { scale: number; left: number; top: number }

export type Bounds = { left: number; top: number; right: number; bottom: number }

export const boundsOf = (points: Flat[]): Bounds => {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    bounds.left = Math.min(bounds.left, x)
    bounds.right = Math.max(bounds.right, x)
    bounds.top = Math.min(bounds.top, y)
    bounds.bottom = Math.max(bounds.bottom, y)
  }
  return bounds
}

/** Fits what is seen into a part of the picture and centres it there. */
export const fit = (seen: Bounds, into: Bounds): Window => {
  const scale = Math.min(
    (into.right - into.left) / (seen.right - seen.left),
    (into.bottom - into.top) / (seen.bottom - seen.top),
  )
  return {
    scale,
    left: (into.left + into.right) / 2 - (scale * (seen.left + seen.right)) / 2,
    top: (into.top + into.bottom) / 2 - (scale * (seen.top + seen.bottom)) / 2,
  }
}

export const place = ([x, y]: Flat, window: Window): Flat => [
  x * window.scale + window.left,
  y * window.scale + window.top,
]
