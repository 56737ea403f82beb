import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, parseAllDocuments } from 'yaml'

export const deployFolder = join(import.meta.dirname, '..')
export const kubernetesFolder = join(deployFolder, 'kubernetes')

export const readDeployFile = (path: string) => readFileSync(join(deployFolder, path), 'utf8')

export type Manifest = {
  file: string
  apiVersion: string
  kind: string
  metadata: { name: string }
  [key: string]: unknown
}

/** Every object of deploy/kubernetes, with the file that it stands in; without kustomization.yaml, which is for kubectl alone. */
export function readManifests(): Manifest[] {
  const files = readdirSync(kubernetesFolder).filter((it) => it !== 'kustomization.yaml')
  return files.flatMap((file) =>
    parseAllDocuments(readDeployFile(`kubernetes/${file}`)).map((it) => {
      if (it.errors.length > 0) throw new Error(`${file}: ${it.errors.join(', ')}`)
      return { file, ...(it.toJS() as Pick<Manifest, 'apiVersion' | 'kind' | 'metadata'>) }
    }),
  )
}

/** A manifest as it is given to Kubernetes. */
export function withoutFile(manifest: Manifest): Omit<Manifest, 'file'> {
  const { file: _, ...given } = manifest
  return given
}

export type ComposeService = {
  image?: string
  environment?: Record<string, string>
  command?: string[]
  ports?: string[]
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
}
export type Compose = { services: Record<string, ComposeService>; volumes: Record<string, unknown> }

/** deploy/compose.yaml with its anchors and merges resolved, as an engine reads it. */
export const readCompose = () => parse(readDeployFile('compose.yaml'), { merge: true }) as Compose

/** The instructions of the Containerfile: continued lines as one, without comments. */
export const readContainerfile = () =>
  readDeployFile('Containerfile')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((it) => it.trim())
    .filter(Boolean)
