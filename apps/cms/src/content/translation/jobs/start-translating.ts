import type { Payload } from 'payload'
import { redactError } from '../../../platform/database/redact-error.ts'
import { countJob } from '../../../platform/metrics/job-figures.ts'
import type { Ongoing } from '../../../platform/ongoing.ts'
import { settings } from '../../../platform/settings.ts'
import { createProvider } from '../providers/create-provider.ts'
import type { Provider } from '../providers/provider.ts'
import { findBusyJob } from './job-record.ts'
import { runFileJob } from './run-file-job.ts'
import { runMachineJob } from './run-machine-job.ts'

const LOOK_EVERY_MS = 1_000

/** Does the translation jobs, one after the other, also what a process that has died had begun. */
export function startTranslating(payload: Payload, ongoing: Ongoing): void {
  const provider = createProvider(settings)
  const look = async () => {
    if (ongoing.isOver) return
    await ongoing.run(async () => {
      try {
        while (!ongoing.isOver && (await runNextJob(payload, provider, () => ongoing.isOver)));
      } catch (error) {
        payload.logger.error({ err: redactError(error), msg: 'translation jobs could not be done' })
      }
    })
    setTimeout(look, LOOK_EVERY_MS).unref()
  }
  setTimeout(look, 0).unref()
}

/** @returns whether there was one */
export async function runNextJob(
  payload: Payload,
  provider: Provider | null,
  isOver: () => boolean = () => false,
): Promise<boolean> {
  const job = await findBusyJob(payload)
  if (!job) return false
  const isMachine = job.state === 'waiting' || job.state === 'running'
  await countJob('translation', () =>
    isMachine ? runMachineJob(payload, job, { provider, isOver }) : runFileJob(payload, job),
  )
  return true
}
