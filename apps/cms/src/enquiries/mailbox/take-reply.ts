import type { Enquiry } from '../../payload-types.ts'
import { tellOperators } from '../messages/tell-operators.ts'
import type { Thread } from './find-thread.ts'
import { recordMail, type Taking } from './taking.ts'

/**
 * Writes a mail into the history of its enquiry. What a person has written makes it wait for an answer again, and is told to whom it is assigned,
 * else to all operators. What somebody else may have sent, who knew no more than a number, leaves the status as it is.
 */
export async function takeReply(taking: Taking, thread: Thread, kind: 'reply' | 'auto-reply'): Promise<boolean> {
  const { payload, req, mail, files, settings } = taking
  const { enquiry, by, isFromOther } = thread
  const isSpam = enquiry.state === 'spam'
  // Strangers do not fill the disk by answering to what is spam.
  const kept = isSpam ? [] : files
  const received = await recordMail(taking, enquiry, kind, { text: mail.text, files: kept, isFromOther })
  if (kind === 'auto-reply' || isSpam) return kept.length > 0
  if (by === 'reference' || !isFromOther) await reopen(taking, enquiry)
  await tellOperators(payload, req, enquiry, { kind: 'reply', id: received.id }, settings)
  return kept.length > 0
}

async function reopen({ payload, req }: Taking, { id, state, waitingSince }: Enquiry): Promise<void> {
  const isOpen = state === 'new' || state === 'in-progress'
  await payload.update({
    collection: 'enquiries',
    id,
    data: {
      state: isOpen ? state : 'in-progress',
      waitingSince: (isOpen && waitingSince) || new Date().toISOString(),
    },
    depth: 0,
    req,
  })
}
