import type { Payload } from 'payload'
import { redactError } from '../../../platform/database/redact-error.ts'
import { countJob } from '../../../platform/metrics/job-figures.ts'
import type { Ongoing } from '../../../platform/ongoing.ts'
import { decideProblem } from './decide-problem.ts'
import { failScheduledChange, listDue, runScheduledChange } from './run-scheduled-change.ts'

/** Often enough that a page changes within two seconds of the time (R14.125). */
const LOOK_EVERY_MS = 500
const TRY_AGAIN_AFTER_MS = 30_000

/** Makes scheduled changes when their time has come; those whose time passed while nothing ran, at the start. */
export function startSchedule(payload: Payload, ongoing: Ongoing): void {
  const notBefore = new Map<number, number>()

  async function attempt(id: number): Promise<void> {
    if (ongoing.isOver || performance.now() < (notBefore.get(id) ?? 0)) return
    notBefore.delete(id)
    try {
      await countJob('schedule', async () => void (await runScheduledChange(payload, id)))
    } catch (error) {
      const problem = decideProblem(error)
      if (problem === null) {
        payload.logger.error({ err: redactError(error), msg: `scheduled change ${id} is tried again` })
        notBefore.set(id, performance.now() + TRY_AGAIN_AFTER_MS)
      } else {
        payload.logger.warn(`scheduled change ${id} cannot be made: ${problem}`)
        await failScheduledChange(payload, id, problem)
      }
    }
  }

  const look = async () => {
    if (ongoing.isOver) return
    await ongoing.run(async () => {
      try {
        for (const id of await listDue(payload)) await attempt(id)
      } catch (error) {
        payload.logger.error({ err: redactError(error), msg: 'scheduled changes could not be looked for' })
      }
    })
    setTimeout(look, LOOK_EVERY_MS).unref()
  }
  setTimeout(look, 0).unref()
}
