import { stat } from 'node:fs/promises'
import { NodeIO } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  KHRMeshQuantization,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSpecular,
} from '@gltf-transform/extensions'
import { dedup, meshopt, prune, quantize, reorder, weld } from '@gltf-transform/functions'
import { MeshoptEncoder } from 'meshoptimizer'

const extensions = [
  EXTMeshoptCompression,
  KHRMeshQuantization,
  KHRMaterialsClearcoat,
  KHRMaterialsEmissiveStrength,
  KHRMaterialsSpecular,
]

/** Compresses a model: shared vertices, 14 bits for positions, 8 for normals, then meshopt. Nodes keep their names. */
export const compress = async (from: string, to: string): Promise<{ bytes: number; parts: string[] }> => {
  await MeshoptEncoder.ready
  const io = new NodeIO().registerExtensions(extensions).registerDependencies({ 'meshopt.encoder': MeshoptEncoder })
  const document = await io.read(from)
  const parts = document
    .getRoot()
    .listNodes()
    .map((node) => node.getName())
  await document.transform(
    weld(),
    dedup(),
    prune(),
    quantize({ quantizePosition: 14, quantizeNormal: 8 }),
    reorder({ encoder: MeshoptEncoder }),
  )
  await document.transform(meshopt({ encoder: MeshoptEncoder, level: 'medium' }))
  await io.write(to, document)
  return { bytes: (await stat(to)).size, parts: parts.toSorted() }
}
