import { createHash } from 'node:crypto'
import { buyerMessage, type BuyerMessage } from '@vitrine/contract/shapes/buyer-page'
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
  const id = toId(`${form}\n${body}`)
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

function toId(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5')
}
