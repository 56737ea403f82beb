import type { z } from 'zod'

export type Variable = {
  type: z.ZodType
  /** One line for whoever sets it; `.env.example` is made from these. */
  description: string
  /** As it would be written. Without one the value is undefined where nothing is set. */
  default?: string
  /** No value of it is ever printed, not even a wrong one. */
  isSecret?: boolean
  /** A relative path is meant from the repository root. */
  isFolder?: boolean
}

export type Variables = Record<string, Variable>
