import { setPriority } from 'node:os'
import { typeset, type TypesetJob } from './typeset.ts'

/**
 * Typesets one sheet after the other for the site, in a process of its own: what the engine does there stands in nobody's way, and what goes wrong
 * in it ends no other program. It ends with the site.
 */
export type TypesetReply = { pdf: Uint8Array; warning: string | null } | { error: string }

/** Pages go first where processor time is scarce. */
const BELOW_PAGES = 5

setPriority(BELOW_PAGES)
process.on('disconnect', () => process.exit(0))
process.on('message', (job: TypesetJob) => {
  let warning: string | null = null
  typeset(job, (reason) => (warning = reason))
    .then(
      (pdf): TypesetReply => ({ pdf, warning }),
      (error: unknown): TypesetReply => ({ error: error instanceof Error ? error.message : String(error) }),
    )
    .then((reply) => process.send?.(reply))
})
