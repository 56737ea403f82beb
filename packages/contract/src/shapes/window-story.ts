import { z } from 'zod'
import { model3d } from './media.ts'
import { productCard, specification } from './shop.ts'
import { translated } from './text.ts'

/** What becomes of a window on its way, each with a drawing of the site's own; in the order of the work. */
export const windowStages = [
  'cut',
  'reinforced',
  'slotted',
  'welded',
  'cleaned',
  'mullion',
  'hardware',
  'glazed',
  'inspected',
] as const

/** More would tire, and bound what is read for the page. */
export const MAX_STATIONS = 12

/** Where something is done to the window, and by which machine. */
export const station = translated.extend({
  stage: z.enum(windowStages).describe('which drawing shows the window there'),
  title: z.string(),
  text: z.string(),
  product: productCard.describe('the machine'),
  model3d: model3d.nullable().describe('of the machine'),
  figure: specification.nullable().describe('the figure of the machine that counts here'),
})

/** The way of one window from the bar to the glazed frame. */
export const windowStory = translated.extend({
  title: z.string(),
  lead: z.string(),
  stations: z.array(station).min(1).max(MAX_STATIONS),
})

export type WindowStage = (typeof windowStages)[number]
export type Station = z.infer<typeof station>
export type WindowStory = z.infer<typeof windowStory>
