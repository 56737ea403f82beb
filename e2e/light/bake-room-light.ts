import {
  DataUtils,
  HalfFloatType,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  PMREMGenerator,
  WebGLCubeRenderTarget,
  WebGLRenderer,
} from 'three'
import { RoomEnvironment } from 'three/examples/jsm/environments/RoomEnvironment.js'

/** What three keeps for itself: its generator makes no maps below 256 pixels, but filters for any. */
type Inside = {
  applyPMREM(target: WebGLCubeRenderTarget): void
  textureOf(target: WebGLCubeRenderTarget): WebGLTexture
}

/** How much of the room's own sharpness is blurred, in radians: what three's examples take. */
const BLUR = 0.04
/** Brightness is right to 0.4 % then, closer than the eye tells apart, and the file compresses to two thirds. */
const DROPPED_BITS = 3
const FACES = 6

declare global {
  var bakeRoomLight: (largestPx: number, smallestPx: number) => number[]
}

/** Runs in a page. @returns brightness as half floats: level after level, six faces each, row by row */
globalThis.bakeRoomLight = (largestPx, smallestPx) => {
  const renderer = new WebGLRenderer()
  const generator = new PMREMGenerator(renderer)
  // Fills the blurred source, of which the map of the size wanted is filtered then.
  generator.fromScene(new RoomEnvironment(), BLUR)
  const target = new WebGLCubeRenderTarget(largestPx, {
    minFilter: LinearMipmapLinearFilter,
    type: HalfFloatType,
    colorSpace: LinearSRGBColorSpace,
    depthBuffer: false,
  })
  const widths: number[] = []
  for (let width = largestPx; width >= smallestPx; width /= 2) widths.push(width)
  target.texture.mipmaps = widths.map((width) => ({ width, height: width }) as never)
  const inside = openThree(renderer, generator)
  inside.applyPMREM(target)

  const gl = renderer.getContext() as WebGL2RenderingContext
  const texture = inside.textureOf(target)
  gl.bindFramebuffer(gl.FRAMEBUFFER, gl.createFramebuffer())
  return widths.flatMap((width, level) =>
    Array.from({ length: FACES }, (_, face) => {
      const from = gl.TEXTURE_CUBE_MAP_POSITIVE_X + mirroredFace(face)
      gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, from, texture, level)
      const pixels = new Float32Array(width * width * 4)
      gl.readPixels(0, 0, width, width, gl.RGBA, gl.FLOAT, pixels)
      return Array.from({ length: width * width }, (_, at) => {
        const column = at % width
        return toHalf(pixels[(at - column + width - 1 - column) * 4]!)
      })
    }).flat(),
  )
}

function openThree(renderer: WebGLRenderer, generator: PMREMGenerator): Inside {
  const filtering = generator as unknown as { _applyPMREM(target: WebGLCubeRenderTarget): void }
  const properties = renderer.properties as { get(of: unknown): { __webglTexture: WebGLTexture } }
  return {
    applyPMREM: (target) => filtering._applyPMREM(target),
    textureOf: (target) => properties.get(target.texture).__webglTexture,
  }
}

/** Three looks into textures that are not its own as into a mirror: left and right are exchanged, and so are the columns of each face. */
function mirroredFace(face: number): number {
  return face < 2 ? 1 - face : face
}

function toHalf(brightness: number): number {
  const half = DataUtils.toHalfFloat(brightness)
  return ((half + (1 << (DROPPED_BITS - 1))) >> DROPPED_BITS) << DROPPED_BITS
}
