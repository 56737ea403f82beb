import { z } from 'zod'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { settings } from '../../../platform/settings.ts'
import { askDealer, endLinks } from '../../dealers/ask-dealer.ts'
import { contactChoices, MAX_ANSWER_DAYS } from '../../dealers/dealer-states.ts'
import { holdEnquiries } from '../../hold-enquiries.ts'
import { deskEndpoint, DeskRefusal, enquiryOf, jsonResponse, readBody } from '../desk-endpoint.ts'

const question = z.object({
  contact: z.number().int(),
  showContact: z.enum(contactChoices),
  answerDays: z.number().int().min(1).max(MAX_ANSWER_DAYS),
})

/** An operator asks a dealer, as a rule would. */
export const askDealerEndpoint = deskEndpoint('post', '/:id/dealer', async (req) => {
  const { contact: id, ...how } = await readBody(req, question)
  const { payload, user } = req
  await inTransaction(payload, async (transaction) => {
    await holdEnquiries(payload, transaction)
    const enquiry = await enquiryOf(req, transaction)
    const collection = 'dealer-contacts'
    const contact = await payload.findByID({ collection, id, depth: 0, disableErrors: true, req: transaction })
    if (!contact || contact.paused || enquiry.state === 'spam') throw new DeskRefusal(400, 'invalid')
    await askDealer(payload, transaction, { enquiry, contact, ...how, author: user }, settings)
  })
  return jsonResponse({ ok: true }, 201)
})

/** The dealer opens the enquiry no more. */
export const withdrawDealerEndpoint = deskEndpoint('post', '/:id/dealer/withdraw', async (req) => {
  const { payload, user } = req
  await inTransaction(payload, async (transaction) => {
    await holdEnquiries(payload, transaction)
    const enquiry = await enquiryOf(req, transaction)
    if (!enquiry.dealer || enquiry.dealerState === 'withdrawn') throw new DeskRefusal(404, 'notFound')
    const dealer = typeof enquiry.dealer === 'object' ? enquiry.dealer.id : enquiry.dealer
    const contact = await payload.findByID({
      collection: 'dealer-contacts',
      id: dealer,
      depth: 0,
      disableErrors: true,
      req: transaction,
    })
    await endLinks(payload, transaction, enquiry.id)
    const data = { dealerState: 'withdrawn' as const }
    await payload.update({ collection: 'enquiries', id: enquiry.id, data, depth: 0, req: transaction })
    const event = {
      enquiry: enquiry.id,
      kind: 'dealer-withdrawn' as const,
      text: contact?.name ?? '',
      author: user?.id,
    }
    await payload.create({ collection: 'enquiry-events', data: event, depth: 0, req: transaction })
  })
  return jsonResponse({ ok: true })
})
