import { buyerMessage, type BuyerMessage } from '@vitrine/contract/shapes/buyer-page'
import { toContentId } from '../enquiries/content-id.ts'
import type { Spool } from '../enquiries/spool.ts'
import type { StagedFiles } from '../enquiries/spool-files.ts'
import { SpoolUnavailable } from '../enquiries/spool-unavailable.ts'

export type Accepted = { kind: 'accepted'; id: string } | { kind: 'empty' } | { kind: 'unavailable' }

/**
 * Puts what a buyer adds into the spool, from which it is delivered as enquiries are: nothing that was answered for is lost.
 * @param form says which showing of the form was sent: sent twice it is one message, and the same words in another are a second
 */
export function acceptBuyerMessage(
  spool: Spool,
  { form, message, staged }: { form: string; message: Omit<BuyerMessage, 'files'>; staged: StagedFiles },
): Accepted {
  const checked = buyerMessage.safeParse(staged.files.length > 0 ? { ...message, files: staged.files } : message)
  if (!checked.success) return { kind: 'empty' }
  const body = JSON.stringify(checked.data)
  const id = toContentId(`${form}\n${body}`)
  try {
    const { language } = message
    const files = staged.files.length > 0 ? staged : undefined
    spool.accept({ id, kind: 'buyer-message', language, body }, Date.now(), files)
    return { kind: 'accepted', id }
  } catch (error) {
    if (!(error instanceof SpoolUnavailable)) throw error
    console.error(error)
    return { kind: 'unavailable' }
  }
}
