// The decoder without WebAssembly, which the security policy forbids; it is fast enough for half a megabyte.
import { MeshoptDecoder } from 'meshoptimizer/decoder-reference'
import type { Object3D } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

/** Fetches a binary glTF. @throws when it cannot be fetched or parsed */
export async function loadModel(src: string, signal: AbortSignal): Promise<Object3D> {
  const response = await fetch(src, { signal })
  if (!response.ok) throw new Error(`${src} answered ${response.status}`)
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.parseAsync(await response.arrayBuffer(), '')
  return scene
}
