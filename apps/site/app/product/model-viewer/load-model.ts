// The decoder without WebAssembly: the security policy allows none, and half a megabyte decodes at once all the same.
import { MeshoptDecoder } from 'meshoptimizer/decoder-reference'
import type { Object3D } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'

/** Fetches a binary glTF. @throws when it cannot be fetched or read */
export async function loadModel(src: string, signal: AbortSignal): Promise<Object3D> {
  const answer = await fetch(src, { signal })
  if (!answer.ok) throw new Error(`${src} answered ${answer.status}`)
  const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
  const { scene } = await loader.parseAsync(await answer.arrayBuffer(), '')
  return scene
}
