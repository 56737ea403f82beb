import type { MessageKind } from './message.ts'

/** To one address: a stranger may have given somebody else's. */
export const MAX_RECEIPTS_PER_DAY = 3

type FirstMessagesInput = {
  isSpam: boolean
  hasSpamSigns: boolean
  hasEmail: boolean
  receiptsToday: number
  sendsReceipts: boolean
  hasWebhook: boolean
}

/** What is sent when an enquiry arrives: nothing for spam, and a receipt only where there is no sign of spam. */
export function decideFirstMessages(it: FirstMessagesInput): MessageKind[] {
  if (it.isSpam) return []
  const kinds: MessageKind[] = ['operator']
  if (it.sendsReceipts && it.hasEmail && !it.hasSpamSigns && it.receiptsToday < MAX_RECEIPTS_PER_DAY)
    kinds.push('receipt')
  if (it.hasWebhook) kinds.push('webhook')
  return kinds
}
