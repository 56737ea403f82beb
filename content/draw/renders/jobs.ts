import { createHash } from 'node:crypto'
import type { Content } from '../read-content.ts'
import { machineOf } from '../read-content.ts'

/** One picture for Blender to draw; content/studio/pictures.py reads it. */
export type Job = {
  /** The picture's name, as the content's data asks for it. */
  id: string
  kind: 'machine' | 'scene'
  slug: string
  figures: Record<string, number>
  angle: string
  width: number
  height: number
  samples: number
  /** Scenes only: the machines that stand in a hall, in the order of work. */
  line?: { slug: string; figures: Record<string, number> }[]
  rows?: number
}

const angles = ['side', 'back', 'detail'] as const

/** What is published of a rendered picture: its widths follow from its own. */
const sizes = { main: [960, 720, 12], other: [800, 600, 12] } as const

const figuresOf = (slug: string, content: Content) => Object.fromEntries(machineOf(slug, content).figures)

export const machineJob = (name: string, content: Content): Job | null => {
  const rest = name.replace(/^machines\//, '')
  const angle = angles.find((it) => rest.endsWith(`-${it}`)) ?? 'main'
  const slug = angle === 'main' ? rest : rest.slice(0, -angle.length - 1)
  if (!content.machines.has(slug)) return null
  const [width, height, samples] = angle === 'main' ? sizes.main : sizes.other
  return { id: name, kind: 'machine', slug, figures: figuresOf(slug, content), angle, width, height, samples }
}

/** Grows when the light, the camera or the filter change in a way that no job shows. */
const look = 1

/**
 * `digest` is that of the shapes (Blender's answer to "digest"): what no picture shows may change without a new rendering.
 * Nor is one needed when the size or the samples of future renderings change.
 */
export const hashOfJob = ({ angle }: Pick<Job, 'angle'>, digest: string) =>
  createHash('sha256').update(JSON.stringify({ angle, digest, look })).digest('hex').slice(0, 20)
