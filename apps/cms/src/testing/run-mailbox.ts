import process from 'node:process'
import { ImapFlow } from 'imapflow'
import { getPayload } from 'payload'
import { startMailbox } from '../enquiries/mailbox/start-mailbox.ts'
import config from '../payload.config.ts'
import { settings } from '../platform/settings.ts'
import { prepare } from '../prepare-data.ts'

/**
 * For tests: reads the mailbox, whoever else does, until it is killed. The argument names where it stands still with the second mail: `in the transaction`,
 * `stored` and not marked yet, or `marked` and not counted yet.
 */
const [point] = process.argv.slice(2)
const log = (line: string) => process.stdout.write(`${line}\n`)
let mails = 0

/** The second time that this point is reached nothing goes on. */
async function standAt(reached: string): Promise<void> {
  if (reached !== point || (mails += 1) < 2) return
  log(`standing: ${reached}`)
  await new Promise(() => undefined)
}

await prepare(log)
const payload = await getPayload({ config })
payload.collections['received-mails'].config.hooks.afterChange.push(() => standAt('in the transaction'))
const mark = ImapFlow.prototype.messageFlagsAdd
ImapFlow.prototype.messageFlagsAdd = async function (...what) {
  await standAt('stored')
  const marked = await mark.apply(this, what)
  await standAt('marked')
  return marked
}
startMailbox(payload, settings, { firstMs: 50, maxMs: 200 })
while ((await payload.count({ collection: 'mailboxes' })).totalDocs === 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
log('reading')
setInterval(() => undefined, 60_000)
