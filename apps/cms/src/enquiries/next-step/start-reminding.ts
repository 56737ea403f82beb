import { sql } from '@payloadcms/db-sqlite'
import type { Payload, PayloadRequest, Where } from 'payload'
import { databaseOf } from '../../platform/database/database-of.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { redactError } from '../../platform/database/redact-error.ts'
import type { Environment } from '../../platform/environment.ts'
import { countJob } from '../../platform/metrics/job-figures.ts'
import type { Ongoing } from '../../platform/ongoing.ts'
import { holdEnquiries } from '../hold-enquiries.ts'
import { toMessageId } from '../messages/message-id.ts'
import { type MessageSettings, queueMessage } from '../messages/queue-messages.ts'
import { isDue, isNobodys, listReminded } from './list-due.ts'
import { hourOfDay, today } from './today.ts'

const EVERY_MS = 60_000
const HOUR_MS = 60 * 60 * 1000
const BATCH_SIZE = 100
/** What has waited for longer when escalation is turned on is shown at the dashboard, and not mailed. */
const MAX_MAILED_MS = 7 * 24 * HOUR_MS

export type ReminderSettings = MessageSettings &
  Pick<Environment, 'DESK_TIME_ZONE' | 'DESK_MORNING_HOUR' | 'ENQUIRY_ESCALATE_HOURS' | 'ENQUIRY_ESCALATE_TO'>

/** Each minute: reminds in the morning, and escalates what nobody answers. */
export function startReminding(payload: Payload, settings: ReminderSettings, ongoing: Ongoing): void {
  const work = async () => {
    await remind(payload, settings)
    await escalate(payload, settings)
  }
  const run = async () => {
    if (ongoing.isOver) return
    await ongoing.run(() =>
      countJob('reminders', work).catch((error: unknown) =>
        payload.logger.error({ err: redactError(error), msg: 'reminders could not be queued' }),
      ),
    )
    setTimeout(run, EVERY_MS).unref()
  }
  setTimeout(run, 0).unref()
}

/** Queues one mail for each person with next steps that are due; the day is in its Message-ID, so there is no second one. @returns how many */
export async function remind(payload: Payload, settings: ReminderSettings, now = new Date()): Promise<number> {
  const { DESK_TIME_ZONE, DESK_MORNING_HOUR } = settings
  if (hourOfDay(DESK_TIME_ZONE, now) < DESK_MORNING_HOUR) return 0
  const day = today(DESK_TIME_ZONE, now)
  const people = await listReminded(payload)
  let queued = 0
  for (const person of people)
    queued += await remindOne(payload, settings, isDue(day, { assignee: { equals: person.id } }), { day, person })
  if (settings.ENQUIRY_MAIL_TO)
    queued += await remindOne(payload, settings, isDue(day, isNobodys(people)), { day, person: null })
  return queued
}

type Person = { id: number; email: string } | null

async function remindOne(
  payload: Payload,
  settings: ReminderSettings,
  where: Where,
  { day, person }: { day: string; person: Person },
): Promise<number> {
  const messageId = toMessageId('reminder', String(person?.id ?? 'all'), settings, day)
  const { totalDocs } = await payload.count({ collection: 'messages', where: { messageId: { equals: messageId } } })
  if (totalDocs > 0) return 0
  const { docs } = await payload.find({ collection: 'enquiries', where, sort: 'nextStepOn', limit: 1, depth: 0 })
  const first = docs[0]
  if (!first) return 0
  const to = person ? { to: person.email, author: person.id } : {}
  await inTransaction(payload, (req) =>
    queueMessage(payload, req, { enquiry: first.id, kind: 'reminder', messageId, ...to }, settings),
  )
  return 1
}

/** Marks the enquiries that nobody has answered for too long, and tells of each once. @returns how many */
export async function escalate(payload: Payload, settings: ReminderSettings, now = new Date()): Promise<number> {
  const hours = settings.ENQUIRY_ESCALATE_HOURS
  if (!hours) return 0
  const limit = new Date(now.getTime() - hours * HOUR_MS).toISOString()
  const isLate: Where = {
    and: [
      { state: { in: ['new', 'in-progress'] } },
      { escalatedAt: { exists: false } },
      {
        or: [
          { waitingSince: { less_than: limit } },
          {
            and: [
              { waitingSince: { exists: false } },
              { firstAnsweredAt: { exists: false } },
              { createdAt: { less_than: limit } },
            ],
          },
        ],
      },
    ],
  }
  const to = await listAddresses(payload, settings)
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: isLate,
    sort: 'createdAt',
    limit: BATCH_SIZE,
    depth: 0,
  })
  for (const { id } of docs) await escalateOne(payload, settings, { id, isLate, to }, now)
  return docs.length
}

type Late = { id: string; isLate: Where; to: string[] }

async function escalateOne(
  payload: Payload,
  settings: ReminderSettings,
  { id, isLate, to }: Late,
  now: Date,
): Promise<void> {
  await inTransaction(payload, async (req) => {
    await holdEnquiries(payload, req)
    // Somebody may have answered meanwhile.
    const where: Where = { and: [{ id: { equals: id } }, isLate] }
    const { docs } = await payload.find({ collection: 'enquiries', where, limit: 1, depth: 0, req })
    const enquiry = docs[0]
    if (!enquiry) return
    const at = now.toISOString()
    // Not a change of the enquiry: it is erased as long after its last one as before.
    const database = await databaseOf(payload, req as PayloadRequest)
    await database.execute(sql`UPDATE enquiries SET escalated_at = ${at} WHERE id = ${id}`)
    await payload.create({ collection: 'enquiry-events', data: { enquiry: id, kind: 'escalated' }, depth: 0, req })
    const since = Date.parse(enquiry.waitingSince ?? enquiry.createdAt)
    if (now.getTime() - since > MAX_MAILED_MS + (settings.ENQUIRY_ESCALATE_HOURS ?? 0) * HOUR_MS) return
    for (const [index, address] of to.entries()) {
      const messageId = toMessageId('escalation', id, settings, `${since}.${index}`)
      await queueMessage(payload, req, { enquiry: id, kind: 'escalation', messageId, to: address }, settings)
    }
  })
}

async function listAddresses(payload: Payload, { ENQUIRY_ESCALATE_TO }: ReminderSettings): Promise<string[]> {
  if (ENQUIRY_ESCALATE_TO) return [ENQUIRY_ESCALATE_TO]
  const where: Where = { and: [{ role: { equals: 'admin' } }, { disabled: { not_equals: true } }] }
  const { docs } = await payload.find({ collection: 'users', where, pagination: false, depth: 0 })
  return docs.map(({ email }) => email)
}
