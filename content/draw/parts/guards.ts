import { paint } from '../kit/colours.ts'
import { box, mark, rectangle, softBox } from '../kit/shapes.ts'
import { sheet } from '../kit/solid.ts'
import type { Part } from '../kit/solid.ts'
import type { Point } from '../kit/vector.ts'

/** A machine cabin: solid back and plinth, a framed glass front and right side, a roof with an accent line. */
export const glazedCabin = ([x, y, z]: Point, [w, d, h]: Point, panes = 2, sill = 0.34): Part => {
  const tube = 70
  const low = z + h * sill
  const high = z + h - 110
  const step = (w - tube) / panes
  const front = y + 12
  const side = x + w - 12
  const paneFront = (left: number, wide: number): Part => [
    sheet(
      [
        [left, front, low],
        [left + wide, front, low],
        [left + wide, front, high],
        [left, front, high],
      ],
      paint.glass,
    ),
    sheet(
      [
        [left + wide * 0.16, front - 2, low],
        [left + wide * 0.3, front - 2, low],
        [left + wide * 0.62, front - 2, high],
        [left + wide * 0.48, front - 2, high],
      ],
      paint.gleam,
    ),
    box([left + wide * 0.42, y - 24, low + (high - low) * 0.12], [wide * 0.16, 24, 34], paint.dark),
  ]
  return [
    box([x, y + d - 40, z], [w, 40, h - 110], paint.body),
    box([x, y, z], [40, d - 40, h - 110], paint.body),
    box([x + 40, y, z], [w - 40, 40, h * sill], paint.panel),
    box([x + w - 40, y + 40, z], [40, d - 80, h * sill], paint.panel),
    ...Array.from({ length: panes + 1 }, (_, i) =>
      box([x + step * i + (i === 0 ? 40 : 0), y, low], [i === 0 ? tube - 40 : tube, 40, high - low], paint.shell),
    ),
    ...Array.from({ length: panes }, (_, i) => paneFront(x + step * i + tube, step - tube)).flat(),
    sheet(
      [
        [side, y + 40, low],
        [side, y + d - 40, low],
        [side, y + d - 40, high],
        [side, y + 40, high],
      ],
      paint.glass,
    ),
    softBox([x - 14, y - 14, high], [w + 28, d + 28, 110], 36, paint.shell),
    mark(1, y - 15.5, rectangle(x + 30, high + 44, w - 60, 22), paint.accent),
    mark(0, x + w + 15.5, rectangle(y + 30, high + 44, d - 60, 22), paint.accent),
  ]
}

/** A low chip guard: a box with rounded upper edges along x and one window. */
export const hoodX = ([x, y, z]: Point, [w, d, h]: Point, window = true): Part => [
  softBox([x, y, z], [w, d, h], Math.min(h, d) * 0.2, paint.shell, 0),
  ...(window
    ? [
        mark(1, y - 1, rectangle(x + w * 0.12, z + h * 0.3, w * 0.76, h * 0.4), paint.screen),
        mark(
          1,
          y - 2,
          [
            [x + w * 0.2, z + h * 0.3],
            [x + w * 0.32, z + h * 0.3],
            [x + w * 0.46, z + h * 0.7],
            [x + w * 0.34, z + h * 0.7],
          ],
          paint.gleam,
        ),
      ]
    : []),
]
