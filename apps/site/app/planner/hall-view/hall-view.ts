import type { Object3D } from 'three'
import type { PlacedItem } from '../../../shared/planner/place-items.ts'
import type { Hall } from '../../../shared/planner/plan.ts'
import { frameModel } from '../../product/model-viewer/frame-model.ts'
import { loadModel } from '../../product/model-viewer/load-model.ts'
import { moveCamera } from '../../product/model-viewer/move-camera.ts'
import { loadRoomLight } from '../../product/model-viewer/room-light.ts'
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
 * Draws the hall on a canvas: boxes as soon as there is light, and models in their place as they come. A model that cannot be loaded stays a box.
 * @throws when the browser has no WebGL or the light cannot be loaded
 */
export async function createHallView(canvas: HTMLCanvasElement, options: HallViewOptions): Promise<HallView> {
  const lighting = loadRoomLight(options.signal)
  const loading = loadModels(options)
  const { scene, camera, controls, draw, fitCanvas, start, close } = createStage(canvas, await lighting)
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
  void showModels(hall, loading, options, draw)
  return {
    close,
    move(step) {
      moveCamera(controls, camera, step)
      draw()
    },
  }
}

type LoadingModel = { src: string; model: Promise<Object3D | null> }

/** Begins to load the models, those that most products have first. One that cannot be loaded is null. */
function loadModels({ placed, signal }: HallViewOptions): LoadingModel[] {
  const counts = new Map<string, number>()
  for (const { product } of placed)
    if (product.model3d) counts.set(product.model3d.src, (counts.get(product.model3d.src) ?? 0) + 1)
  const files = [...counts].toSorted(([, a], [, b]) => b - a).map(([src]) => src)
  return files.map((src) => ({
    src,
    model: loadModel(src, signal).catch((error: unknown) => {
      if (!signal.aborted) console.warn('a 3D model cannot be shown:', error)
      return null
    }),
  }))
}

async function showModels(
  hall: ReturnType<typeof createHallScene>,
  loading: readonly LoadingModel[],
  { signal, onProgress }: HallViewOptions,
  draw: () => void,
) {
  onProgress(0, loading.length)
  for (const [at, { src, model }] of loading.entries()) {
    const loaded = await model
    if (signal.aborted) return
    if (loaded) hall.show(src, loaded)
    draw()
    onProgress(at + 1, loading.length)
  }
}
