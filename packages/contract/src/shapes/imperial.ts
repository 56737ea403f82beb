import { z } from 'zod'

/** A unit in which some countries measure: a figure of the metric one times `factor`, plus `offset`. */
export const imperialUnit = z.object({ unit: z.string(), factor: z.number().positive(), offset: z.number() })

export type ImperialUnit = z.infer<typeof imperialUnit>
