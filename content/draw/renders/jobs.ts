import { createHash } from 'node:crypto'
import type { Content } from '../read-content.ts'
import { productOf } from '../read-content.ts'

/** One picture for Blender to draw; content/studio/pictures.py reads it. */
export type Job = {
  /** The picture's name in the data. */
  id: string
  kind: 'product' | 'scene'
  slug: string
  figures: Record<string, number>
  angle: string
  width: number
  height: number
  samples: number
  /** Scenes only: the products that stand in a hall, in the order of work. */
  line?: { slug: string; figures: Record<string, number> }[]
  rows?: number
}

const angles = ['side', 'back', 'detail'] as const

/** Width, height, the most samples of a pixel. A quarter larger than published: scaled down, edges are clean. */
const sizes = {
  main: [1600, 1200, 16],
  side: [1600, 1200, 16],
  back: [1200, 900, 16],
  detail: [1200, 900, 16],
} as const

const figuresOf = (slug: string, content: Content) => Object.fromEntries(productOf(slug, content).figures)

export const productJob = (name: string, content: Content): Job | null => {
  const rest = name.replace(/^products\//, '')
  const angle = angles.find((it) => rest.endsWith(`-${it}`)) ?? 'main'
  const kind = angle === 'detail' ? 'scene' : 'product'
  const slug = angle === 'main' ? rest : rest.slice(0, -angle.length - 1)
  if (!content.products.has(slug)) return null
  const [width, height, samples] = sizes[angle]
  return { id: name, kind, slug, figures: figuresOf(slug, content), angle, width, height, samples }
}

/** To be increased when light, camera or filter change in a way that is not part of a job. */
const lookOf = (id: string) => (id.startsWith('heroes/') ? 4 : 3)

/**
 * `digest` is that of the shapes (Blender's answer to "digest"): changes that no picture shows need no new rendering.
 * Nor do changes of the size or the samples.
 */
export const hashOfJob = ({ id, angle }: Pick<Job, 'id' | 'angle'>, digest: string) =>
  createHash('sha256')
    .update(JSON.stringify({ angle, digest, look: lookOf(id) }))
    .digest('hex')
    .slice(0, 20)
