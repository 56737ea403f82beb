import type { PlacedItem } from '../../../shared/planner/place-items.ts'
import type { Hall } from '../../../shared/planner/plan.ts'
import { frameModel } from '../../product/model-viewer/frame-model.ts'
import { loadModel } from '../../product/model-viewer/load-model.ts'
import { moveCamera } from '../../product/model-viewer/move-camera.ts'
import { createStage } from '../../product/model-viewer/stage.ts'
import type { ViewerStep } from '../../product/model-viewer/viewer-step.ts'
import { createHallScene } from './hall-scene.ts'

type HallViewOptions = {
  hall: Hall
  placed: readonly PlacedItem[]
  reducedMotion: boolean
  signal: AbortSignal
  /** Called while models come: how many of all have come, or could not be loaded. */
  onProgress: (done: number, all: number) => void
}

export type HallView = { move(step: ViewerStep): void; close(): void }

/** Nearer than that one is within a product. */
const NEAREST_M = 3

/**
 * Draws the hall on a canvas: boxes at once, and models in their place as they come. A model that cannot be loaded stays a box.
 * @throws when the browser has no WebGL
 */
export function createHallView(canvas: HTMLCanvasElement, options: HallViewOptions): HallView {
  const { scene, camera, controls, draw, fitCanvas, start, close } = createStage(canvas)
  const hall = createHallScene(options.hall, options.placed)
  scene.add(hall.root)
  // A hall is larger than a product, and need not be seen from so near.
  camera.near = 0.2
  camera.far = 3000
  fitCanvas()
  frameModel(hall.root, camera, controls)
  controls.minDistance = NEAREST_M
  controls.enablePan = true
  controls.enableDamping = !options.reducedMotion
  start()
  void showModels(hall, options, draw)
  return {
    close,
    move(step) {
      moveCamera(controls, camera, step)
      draw()
    },
  }
}

/** One file after the other, the one that most products have first. */
async function showModels(
  hall: ReturnType<typeof createHallScene>,
  { placed, signal, onProgress }: HallViewOptions,
  draw: () => void,
) {
  const counts = new Map<string, number>()
  for (const { product } of placed)
    if (product.model3d) counts.set(product.model3d.src, (counts.get(product.model3d.src) ?? 0) + 1)
  const files = [...counts].toSorted(([, a], [, b]) => b - a).map(([src]) => src)
  onProgress(0, files.length)
  for (const [at, src] of files.entries()) {
    try {
      hall.show(src, await loadModel(src, signal))
    } catch (error) {
      if (signal.aborted) return
      console.warn('a 3D model cannot be shown:', error)
    }
    draw()
    onProgress(at + 1, files.length)
  }
}
