import { type Mesh, type Object3D, type PerspectiveCamera, Raycaster, Vector2 } from 'three'
import { frameModel } from './frame-model.ts'
import { loadModel } from './load-model.ts'
import { createPartMarker } from './mark-part.ts'
import { moveCamera } from './move-camera.ts'
import { loadRoomLight } from './room-light.ts'
import { createStage } from './stage.ts'
import type { ViewerStep } from './viewer-step.ts'

type ModelViewOptions = {
  src: string
  /** The visitor prefers reduced motion: nothing moves by itself. */
  reducedMotion: boolean
  signal: AbortSignal
  /** Gets the key of the part under the pointer, or null. */
  onPart: (part: string | null) => void
}

export type ModelView = {
  /** The keys of the named parts, in the model's order. */
  parts: string[]
  move(step: ViewerStep): void
  mark(part: string | null): void
  close(): void
}

/**
 * Draws a model on a canvas that can be turned by mouse and touch; draws only when something has changed.
 * @throws when the browser has no WebGL or a file cannot be loaded
 */
export async function createModelView(canvas: HTMLCanvasElement, options: ModelViewOptions): Promise<ModelView> {
  const [model, light] = await Promise.all([loadModel(options.src, options.signal), loadRoomLight(options.signal)])
  const { scene, camera, controls, draw, fitCanvas, start, close } = createStage(canvas, light)

  scene.add(model)
  fitCanvas()
  frameModel(model, camera, controls)
  controls.enableDamping = !options.reducedMotion
  controls.autoRotate = !options.reducedMotion
  controls.autoRotateSpeed = 0.8
  controls.addEventListener('start', () => (controls.autoRotate = false))
  start()

  const marker = createPartMarker(model, draw)
  listenForParts(
    canvas,
    camera,
    model,
    (part) => {
      marker.mark(part)
      options.onPart(part)
    },
    options.signal,
  )

  return {
    parts: marker.parts,
    mark: marker.mark,
    close,
    move(step) {
      controls.autoRotate = false
      moveCamera(controls, camera, step)
      draw()
    },
  }
}

/** Reports the part under the pointer: while a mouse hovers, until it leaves, and where a finger taps. */
function listenForParts(
  canvas: HTMLCanvasElement,
  camera: PerspectiveCamera,
  model: Object3D,
  onPart: (part: string | null) => void,
  signal: AbortSignal,
) {
  const ray = new Raycaster()
  const find = ({ offsetX, offsetY }: PointerEvent) => {
    const at = new Vector2((offsetX / canvas.clientWidth) * 2 - 1, 1 - (offsetY / canvas.clientHeight) * 2)
    ray.setFromCamera(at, camera)
    onPart(partOf(ray.intersectObject(model, true)[0]?.object as Mesh | undefined, model))
  }
  canvas.addEventListener('pointermove', (event) => event.buttons === 0 && find(event), { signal })
  // Else a press on the name of the part that was pointed at last would take it back.
  canvas.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && onPart(null), { signal })
  canvas.addEventListener('pointerdown', (event) => event.pointerType !== 'mouse' && find(event), { signal })
}

/** The key of the part that a mesh belongs to: the name of the node right below the model. */
function partOf(mesh: Object3D | undefined, model: Object3D): string | null {
  let node = mesh
  while (node?.parent && node.parent !== model) node = node.parent
  return node?.name || null
}
