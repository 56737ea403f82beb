import type { MessageKind } from './message.ts'

/** Receipts to one address in a day: somebody may be writing in another's name. */
export const MAX_RECEIPTS_PER_DAY = 3

type FirstMessagesInput = {
  isSpam: boolean
  hasSigns: boolean
  hasAddress: boolean
  receiptsToday: number
  receipts: boolean
  webhook: boolean
}

/** What is sent when an enquiry arrives. Nobody is told of spam, and only who shows no sign of it gets a receipt. */
export function decideFirstMessages(it: FirstMessagesInput): MessageKind[] {
  if (it.isSpam) return []
  const kinds: MessageKind[] = ['operator']
  if (it.receipts && it.hasAddress && !it.hasSigns && it.receiptsToday < MAX_RECEIPTS_PER_DAY) kinds.push('receipt')
  if (it.webhook) kinds.push('webhook')
  return kinds
}
