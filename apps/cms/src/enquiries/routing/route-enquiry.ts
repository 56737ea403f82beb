import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload'
import type { Enquiry } from '../../payload-types.ts'
import { databaseOf } from '../../platform/database/database-of.ts'
import { redactError } from '../../platform/database/redact-error.ts'
import { settings } from '../../platform/settings.ts'
import { askDealer } from '../dealers/ask-dealer.ts'
import { newReplyToken, toMessageId } from '../messages/message-id.ts'
import { queueMessage } from '../messages/queue-messages.ts'
import { today } from '../next-step/today.ts'
import { askWantedDealer } from './ask-wanted-dealer.ts'
import { type Colleague, decideRoute, nameOfDestination, type Route } from './decide-route.ts'
import { loadRules } from './load-rules.ts'

/** Sends a new enquiry to the dealer whom the buyer has chosen, or where the rules say, whichever way it came, and one that was found to be no spam; once, and only what nobody has. */
export const routeNewEnquiry: CollectionAfterChangeHook<Enquiry> = async ({ doc, previousDoc, operation, req }) => {
  const isNew = operation === 'create' || (previousDoc.state === 'spam' && !doc.assignee && !doc.dealer)
  const isChecked = operation === 'create' || previousDoc.state !== doc.state
  if (isNew && isChecked && doc.state !== 'spam') await routeSafely(req.payload, req, doc)
  return doc
}

/**
 * Applies the rules in the transaction of the enquiry. Whatever fails is undone to where it began and written down: the enquiry is kept, and
 * lies on the desk.
 */
export async function routeSafely(payload: Payload, req: Partial<PayloadRequest>, enquiry: Enquiry): Promise<void> {
  const database = await databaseOf(payload, req as PayloadRequest)
  await database.execute('SAVEPOINT routing')
  try {
    await route(payload, req, enquiry)
    await database.execute('RELEASE SAVEPOINT routing')
  } catch (error) {
    payload.logger.error({ err: redactError(error), msg: 'the rules could not be applied to an enquiry' })
    await database.execute('ROLLBACK TO SAVEPOINT routing')
    await database.execute('RELEASE SAVEPOINT routing')
    await recordEvent(payload, req, { enquiry: enquiry.id, kind: 'route-failed' })
  }
}

async function route(payload: Payload, req: Partial<PayloadRequest>, enquiry: Enquiry): Promise<void> {
  if (await askWantedDealer(payload, req, enquiry)) return
  const rules = await loadRules(payload, req)
  if (rules.length === 0) return
  const { route: found, passed } = decideRoute(rules, enquiry, today(settings.DESK_TIME_ZONE))
  for (const { rule, reason } of passed)
    await recordEvent(payload, req, { enquiry: enquiry.id, kind: 'route-passed', before: rule.name, text: reason })
  if (found) await follow(payload, req, enquiry, found)
}

async function follow(
  payload: Payload,
  req: Partial<PayloadRequest>,
  enquiry: Enquiry,
  { rule, to }: Route,
): Promise<void> {
  const text = nameOfDestination(to)
  await recordEvent(payload, req, { enquiry: enquiry.id, kind: 'routed', before: rule.name, text })
  if (to.kind === 'dealer') {
    const { showContact, answerDays } = rule
    return askDealer(payload, req, { enquiry, contact: to.dealer, showContact, answerDays }, settings)
  }
  await assign(payload, req, enquiry.id, to.person, rule.name)
  if (to.team)
    await payload.db.updateOne({ collection: 'teams', id: to.team.id, data: { lastMember: to.person.id }, req })
}

/** Not by Payload's update, whose hooks write of a change that a person made. */
async function assign(
  payload: Payload,
  req: Partial<PayloadRequest>,
  enquiry: string,
  { id, email }: Colleague,
  rule: string,
): Promise<void> {
  await payload.db.updateOne({ collection: 'enquiries', id: enquiry, data: { assignee: id }, req })
  const messageId = toMessageId('assignment', enquiry, settings, newReplyToken())
  await queueMessage(payload, req, { enquiry, kind: 'assignment', messageId, to: email, body: `“${rule}”` }, settings)
}

type Event = {
  enquiry: string
  kind: 'routed' | 'route-passed' | 'route-failed'
  before?: string
  text?: string
}

const recordEvent = (payload: Payload, req: Partial<PayloadRequest>, data: Event) =>
  payload.create({ collection: 'enquiry-events', data, depth: 0, req })
