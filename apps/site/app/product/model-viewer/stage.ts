import { ACESFilmicToneMapping, PerspectiveCamera, Scene, type Texture, WebGLRenderer } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'

export type Stage = ReturnType<typeof createStage>

/**
 * A lit scene on a canvas that can be turned by mouse and touch; draws only when something has changed. The light is its own from then on.
 * @throws when the browser has no WebGL
 */
export function createStage(canvas: HTMLCanvasElement, light: Texture) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true })
  const scene = new Scene()
  const camera = new PerspectiveCamera(32, 1, 0.01, 200)
  const controls = new OrbitControls(camera, canvas)
  scene.environment = light
  scene.environmentIntensity = 0.7
  renderer.toneMapping = ACESFilmicToneMapping

  let frame = 0
  const draw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      // Auto-rotation and damping move the camera, which requests the next frame.
      controls.update()
      renderer.render(scene, camera)
    })
  }
  const fitCanvas = () => {
    const { clientWidth, clientHeight } = canvas
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    renderer.setSize(clientWidth, clientHeight, false)
    camera.aspect = clientWidth / Math.max(clientHeight, 1)
    camera.updateProjectionMatrix()
    draw()
  }
  const resizeObserver = new ResizeObserver(fitCanvas)
  return {
    scene,
    camera,
    controls,
    draw,
    fitCanvas,
    /** To be called when the camera is where it begins. */
    start() {
      controls.saveState()
      controls.addEventListener('change', draw)
      resizeObserver.observe(canvas)
      draw()
    },
    close() {
      resizeObserver.disconnect()
      cancelAnimationFrame(frame)
      controls.dispose()
      light.dispose()
      renderer.dispose()
    },
  }
}
