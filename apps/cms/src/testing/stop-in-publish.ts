import process from 'node:process'
import { getPayload } from 'payload'
import config from '../payload.config.ts'
import { startSchedule } from '../content/workflow/schedule/start-schedule.ts'
import { Ongoing } from '../platform/ongoing.ts'

/** For tests: makes scheduled changes, and stands still in the middle of the first one, after its writes and before they count, until it is killed. */
const payload = await getPayload({ config })
payload.collections.categories.config.hooks.afterChange.push(async () => {
  process.stdout.write('in the middle\n')
  await new Promise(() => undefined)
})
startSchedule(payload, new Ongoing())
setInterval(() => undefined, 60_000)
