import {
  CompressedCubeTexture,
  type CompressedTextureMipmap,
  DataUtils,
  HalfFloatType,
  LinearFilter,
  LinearMipmapLinearFilter,
  RGBAFormat,
  type Texture,
} from 'three'
import file from './room-light.bin?url'

/** What e2e/light/write-room-light.ts has written: faces of 64, 32, 16 and 8 pixels, the last for the roughest materials. */
const LARGEST_PX = 64
const SMALLEST_PX = 8
const FACES = 6

/** Fetches the light of a room, as three computes it of its RoomEnvironment. @throws when it cannot be fetched */
export async function loadRoomLight(signal: AbortSignal): Promise<Texture> {
  const response = await fetch(file, { signal })
  if (!response.ok) throw new Error(`${file} answered ${response.status}`)
  return toRoomLight(await response.arrayBuffer())
}

/** @param file brightness as half floats: level after level, six faces each. @returns a light that three does not filter again */
export function toRoomLight(file: ArrayBuffer): Texture {
  const brightness = new Uint16Array(file)
  const faces = Array.from({ length: FACES }, () => ({
    width: LARGEST_PX,
    height: LARGEST_PX,
    mipmaps: new Array<CompressedTextureMipmap>(),
  }))
  let at = 0
  for (let width = LARGEST_PX; width >= SMALLEST_PX; width /= 2)
    for (const { mipmaps } of faces) {
      const data = toPixels(brightness.subarray(at, (at += width * width)))
      mipmaps.push({ width, height: width, data })
    }
  // Not compressed, but the one cube texture of which three takes filtered levels with the largest among them.
  // @ts-expect-error -- the types know names of compressed formats alone
  const light = new CompressedCubeTexture(faces, RGBAFormat, HalfFloatType)
  light.minFilter = LinearMipmapLinearFilter
  light.magFilter = LinearFilter
  light.isPMREMTexture = true
  light.needsUpdate = true
  return light
}

/** The room is grey. */
function toPixels(brightness: Uint16Array): Uint16Array {
  const opaque = DataUtils.toHalfFloat(1)
  const pixels = new Uint16Array(brightness.length * 4).fill(opaque)
  for (const [at, grey] of brightness.entries()) pixels.fill(grey, at * 4, at * 4 + 3)
  return pixels
}
