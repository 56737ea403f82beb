import type { ProductFigures } from '@vitrine/contract/shapes/shop'
import { smallestSource } from '../basket/to-basket-line.ts'
import { type FigureName, figureNames, type Figures, type PlannedProduct, type Side, sides } from './plan.ts'

/** The parameters that say how large a product is and what it needs. */
export const figureKeys: Record<FigureName, string> = {
  length: 'length',
  width: 'width',
  height: 'height',
  weight: 'weight',
  power: 'connected-load',
  air: 'air-consumption',
  extraction: 'extraction-flow',
}
/** Those that a catalogue may have besides. */
export const BAR_LENGTH_KEY = 'bar-length'
export const PEOPLE_KEY = 'operators'
export const spaceKey = (side: Side) => `space-${side}`

type Given = Pick<
  ProductFigures,
  'id' | 'slug' | 'model' | 'name' | 'fallbackFields' | 'image' | 'specifications' | 'model3d'
>

/** What the planner needs of a product: its figures by the keys of parameters (R2.182). Of a range the upper end counts. */
export function toPlannedProduct({
  id,
  slug,
  model,
  name,
  fallbackFields,
  image,
  specifications,
  model3d,
}: Given): PlannedProduct {
  const figureOf = (key: string) => {
    const row = specifications.find((it) => it.key === key)
    const figure = row?.max ?? row?.number
    return typeof figure === 'number' && figure >= 0 ? figure : null
  }
  const space = sides.flatMap((side) => {
    const figure = figureOf(spaceKey(side))
    return figure === null ? [] : [[side, figure] as const]
  })
  return {
    id,
    slug,
    model,
    name,
    isFallback: fallbackFields.includes('name'),
    image: image && smallestSource(image),
    figures: Object.fromEntries(figureNames.map((it) => [it, figureOf(figureKeys[it])])) as Figures,
    space: Object.fromEntries(space),
    barLength: figureOf(BAR_LENGTH_KEY),
    people: figureOf(PEOPLE_KEY),
    model3d: model3d ? { src: model3d.src, bytes: model3d.bytes } : null,
  }
}
