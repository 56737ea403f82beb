import { z } from 'zod'
import { urlReference } from './text.ts'

/** A picture in several widths and kinds; `src` is the one for browsers that know neither AVIF nor WebP. Sizes in CSS pixels. */
export const picture = z.object({
  src: urlReference,
  alt: z.string(),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  sources: z.array(z.object({ type: z.string(), srcset: z.string() })).describe('best kind first'),
  focus: z
    .object({ x: z.number().int().min(0).max(100), y: z.number().int().min(0).max(100) })
    .optional()
    .describe('what stays in view where the picture is cut, in per cent from its left and top; the middle without it'),
})

export const video = z.object({
  title: z.string(),
  sources: z.array(z.object({ src: urlReference, type: z.string() })),
  poster: picture.nullable(),
  uploaded_at: z.iso.datetime().optional(),
})

/** A 3D model as binary glTF, whose nodes are named by the keys of packages/locales/parts.json. */
export const model3d = z.object({
  src: urlReference,
  bytes: z.number().int().positive().describe('what loading it costs'),
})

export type Picture = z.infer<typeof picture>
export type Video = z.infer<typeof video>
export type Model3d = z.infer<typeof model3d>
