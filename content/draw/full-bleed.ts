import { ground } from './kit/background.ts'
import type { Tone } from './kit/background.ts'
import type { Bounds } from './kit/camera.ts'
import { drawScene } from './kit/scene.ts'
import type { Picture } from './publish-picture.ts'
import type { Motif } from './scenes/motif.ts'

export const inside = (width: number, height: number, margin: number): Bounds => ({
  left: width * margin,
  top: height * margin,
  right: width * (1 - margin),
  bottom: height * (1 - margin),
})

/** A motif that fills the picture edge to edge on its own ground. */
export const fullBleed = (
  motif: Motif,
  width: number,
  height: number,
  tone: Tone,
  into = inside(width, height, 0.07),
  over = '',
): Picture => ({
  width,
  svg: drawScene({
    width,
    height,
    part: motif.part,
    focus: motif.focus,
    camera: motif.camera,
    floor: 'none',
    into,
    weight: { outer: width / 640, inner: width / 850 },
    background: ground(width, height, tone, {
      x: (into.left + into.right) / 2 / width,
      y: (into.top + into.bottom) / 2 / height,
      camera: motif.camera,
      grid: width / 14,
    }),
    over,
  }),
})
