import { z } from 'zod'

/** The first file of a back-up; the last one has the checksums. */
export const MANIFEST = 'manifest.json'
/** Grows when an older program could not read what a newer one writes. */
export const FORMAT = 1

const rows = z.record(z.string(), z.number().int().nonnegative())

/** What a back-up is of. `rows` counts those of each table. */
export const manifestShape = z.object({
  format: z.number().int(),
  /** The version of the program that made it. */
  version: z.string(),
  /** The moment whose state it has, ISO 8601. */
  madeAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(['sqlite', 'postgres']), migrations: z.array(z.string()), rows }),
  /** Null where no site has run on the folder. */
  spool: z.object({ rows }).nullable(),
  /** How many files of uploads there are; null where they come from a bucket, and are counted by nobody before they are read. */
  uploads: z.number().int().nullable(),
  /** Whether PAYLOAD_SECRET was set: no file has it then. */
  isSecretInEnvironment: z.boolean(),
})

export type Manifest = z.infer<typeof manifestShape>
export type DatabaseSummary = Manifest['database']
